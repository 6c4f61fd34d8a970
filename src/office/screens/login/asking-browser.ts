import type { AskingBrowser } from "../../../accounts/login-mail.ts";
import { cookieName } from "../../http/cookies.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { isSecure } from "../../http/open-request.ts";

/** The mail that this browser asked for, from its cookie; null when it asked for none. */
export function askingBrowser({ cookies, site }: Pick<OfficeRequest, "cookies" | "site">): AskingBrowser | null {
  const [selector, secret] = cookies[cookieName("login", isSecure(site))]?.split(".") ?? [];
  return selector && secret ? { selector, secret } : null;
}
