import { logOut } from "../../../accounts/log-in.ts";
import type { Answer } from "../../http/answer.ts";
import { isSecure, removeCookie } from "../../http/cookies.ts";
import type { OfficeRequest } from "../../http/office-request.ts";

/** POST /uitloggen: ends the session in the database, so that its cookie is worth nothing (ASVS 7.4.1). */
export async function leave({ site, session, actor, requestId }: OfficeRequest): Promise<Answer> {
  if (session) await logOut(site.db, { actor, session, requestId });
  return { location: "/inloggen?uit=1", cookies: [removeCookie("session", isSecure(site))] };
}
