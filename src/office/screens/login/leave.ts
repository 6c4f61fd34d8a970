import { logOut } from "../../../accounts/log-in.ts";
import type { Answer } from "../../http/answer.ts";
import { isSecure, removeCookie } from "../../http/cookies.ts";
import { localPath } from "../../http/local-path.ts";
import type { OfficeRequest } from "../../http/office-request.ts";

/** POST /uitloggen: ends the session in the database, so that its cookie is worth nothing (ASVS 7.4.1). `naar` leads on from there. */
export async function leave({ site, session, actor, requestId, form }: OfficeRequest): Promise<Answer> {
  if (session) await logOut(site.db, { actor, session, requestId });
  const to = form.get("naar");
  return { location: to === null ? "/inloggen?uit=1" : localPath(to), cookies: [removeCookie("session", isSecure(site))] };
}
