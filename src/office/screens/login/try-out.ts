import { logInAsDemo } from "../../../accounts/demo.ts";
import type { Answer } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { isTrialRequest } from "../../login/is-trial-request.ts";
import { browserOf, sessionCookie, sessionSecret } from "../../login/sessions.ts";

/** POST /proberen: logs in as the editor of a trial, on this machine alone. */
export async function tryOut(request: OfficeRequest): Promise<Answer> {
  const { site, now, requestId } = request;
  if (!isTrialRequest(request)) return null;
  const secret = await logInAsDemo(site.db, { browser: browserOf(request), former: sessionSecret(request), now, requestId });
  return { location: "/", cookies: [sessionCookie(request, secret)] };
}
