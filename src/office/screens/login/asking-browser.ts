import type { AskingBrowser } from "../../../accounts/login-mail.ts";
import { readCookie } from "../../http/cookies.ts";
import { localPath } from "../../http/local-path.ts";
import type { OfficeRequest } from "../../http/office-request.ts";

/** What a browser asked for: the mail, where to go after the login, and the masked address, so that a typing mistake is seen. */
export type Asked = AskingBrowser & { to: string; address: string };

/** The value of its cookie. */
export function askedText({ selector, secret, to, address }: Asked): string {
  return [selector, secret, encoded(to), encoded(address)].join(".");
}

/** The mail that this browser asked for, from its cookie; null when it asked for none. */
export function askingBrowser(request: Pick<OfficeRequest, "cookies" | "site">): Asked | null {
  const [selector, secret, to = "", address = ""] = readCookie(request, "login")?.split(".") ?? [];
  return selector && secret ? { selector, secret, to: localPath(decoded(to)), address: decoded(address) } : null;
}

function encoded(text: string): string {
  return Buffer.from(text).toString("base64url");
}

function decoded(text: string): string {
  return Buffer.from(text, "base64url").toString();
}
