import type { Place } from "../../crypto/encryption.ts";
import { isSecure, readCookie, writeCookie } from "../http/cookies.ts";
import type { OfficeRequest } from "../http/office-request.ts";

/** Long enough for a redirect; the page that shows the codes removes the cookie. */
const LIFE_S = 5 * 60;

/** The encrypted cookie that carries new recovery codes to the page that shows them. They are stored nowhere in clear. */
export function madeCodesCookie({ site, now }: OfficeRequest, accountId: number, codes: readonly string[]): string {
  const text = [Math.floor(now.getTime() / 1000) + LIFE_S, ...codes].join(" ");
  const sealed = site.secrets.encrypt(text, placeOf(accountId)).toString("base64url");
  return writeCookie("recovery", sealed, { isSecure: isSecure(site), maxAge_s: LIFE_S });
}

/** The codes of this browser's cookie; null when there is none, it is too old, or it is of another account. */
export function readMadeCodes(request: OfficeRequest, accountId: number): string[] | null {
  const { site, now } = request;
  const read = site.secrets.decrypt(Buffer.from(readCookie(request, "recovery") ?? "", "base64url"), placeOf(accountId));
  if (read.kind !== "read") return null;
  const [expires, ...codes] = read.text.split(" ");
  return Number(expires) * 1000 > now.getTime() ? codes : null;
}

function placeOf(accountId: number): Place {
  return { table: "recovery_code", row: accountId, column: "just made" };
}
