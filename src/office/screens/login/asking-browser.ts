import type { AskingBrowser } from "../../../accounts/login-mail.ts";
import { readCookie } from "../../http/cookies.ts";
import type { OfficeRequest } from "../../http/office-request.ts";

/** The mail that this browser asked for, from its cookie; null when it asked for none. */
export function askingBrowser(request: Pick<OfficeRequest, "cookies" | "site">): AskingBrowser | null {
  const [selector, secret] = readCookie(request, "login")?.split(".") ?? [];
  return selector && secret ? { selector, secret } : null;
}
