import { endAllSessions, endOneSession } from "../../../accounts/end-sessions.ts";
import type { Answer } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { readId } from "../../http/read-id.ts";

/** POST /account/apparaten/:id/weg: ends one of the own sessions. */
export async function endDevice(request: OfficeRequest): Promise<Answer> {
  const { session, site, actor, requestId } = request;
  const sessionId = readId(request.params["id"]);
  if (!session || sessionId === null) return null;
  const actId = await endOneSession(site.db, { actor, accountId: session.account.id, sessionId, requestId });
  return actId === null ? null : { location: doneUrl("/account", actId) };
}

/** POST /account/apparaten/weg: ends all but this one. */
export async function endOtherDevices({ session, site, actor, requestId }: OfficeRequest): Promise<Answer> {
  if (!session) return null;
  const { actId } = await endAllSessions(site.db, { actor, accountId: session.account.id, except: session.id, requestId });
  return { location: doneUrl("/account", actId) };
}
