import { browserName } from "../../../accounts/browser-name.ts";
import { logInAsDemo } from "../../../accounts/demo.ts";
import type { Answer } from "../../http/answer.ts";
import { writeCookie } from "../../http/cookies.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { isSecure } from "../../http/open-request.ts";
import { isTrialOf } from "./login-screen.tsx";

/** POST /proberen: logs in as the editor of a trial, on this machine alone. */
export async function tryOut(request: OfficeRequest): Promise<Answer> {
  const { site, headers, now, requestId } = request;
  if (!isTrialOf(request)) return null;
  const secret = await logInAsDemo(site.db, { browser: browserName(headers.get("user-agent")), now, requestId });
  return { location: "/", cookies: [writeCookie("session", secret, { isSecure: isSecure(site) })] };
}
