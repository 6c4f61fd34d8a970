import type { Session } from "../../accounts/session.ts";
import { isSecure, readCookie, writeCookie } from "./cookies.ts";
import type { OfficeRequest } from "./office-request.ts";

export type Language = "nl" | "de";

/** Browsers keep cookies for at most 400 days. */
const YEAR_S = 365 * 86_400;

type Asked = Pick<OfficeRequest, "cookies" | "headers" | "site" | "url"> & { session: Session | null };

/** That of the account; before a login what `?merk=` asks for, else that of the last account, else what the browser prefers. */
export function languageOf(asked: Asked): Language {
  if (asked.session) return asked.session.account.language;
  return ofBrand(asked.url) ?? languageIn(readCookie(asked, "language")) ?? preferred(asked.headers);
}

/** Makes the browser remember the language of the account, or that of `?merk=`, when it remembers another. */
export function rememberLanguage(asked: Asked, response: Response): Response {
  const language = asked.session?.account.language ?? ofBrand(asked.url);
  if (language === null || language === readCookie(asked, "language")) return response;
  response.headers.append("set-cookie", writeCookie("language", language, { isSecure: isSecure(asked.site), maxAge_s: YEAR_S }));
  return response;
}

/** Of a login alone: lists have a filter of this name. */
function ofBrand({ pathname, searchParams }: URL): Language | null {
  return pathname.startsWith("/inloggen") ? languageIn(searchParams.get("merk")) : null;
}

function languageIn(text: string | null): Language | null {
  return text === "nl" || text === "de" ? text : null;
}

function preferred(headers: Headers): Language {
  return /^de\b/i.test(headers.get("accept-language")?.trim() ?? "") ? "de" : "nl";
}
