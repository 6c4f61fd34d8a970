import { endSession } from "../../../accounts/session.ts";
import { recordAct } from "../../../history/record-act.ts";
import type { Answer } from "../../http/answer.ts";
import { removeCookie } from "../../http/cookies.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { isSecure } from "../../http/open-request.ts";

/** POST /uitloggen: ends the session in the database, so that its cookie is worth nothing (ASVS 7.4.1). */
export async function leave({ site, session, actor, requestId }: OfficeRequest): Promise<Answer> {
  if (session) {
    const { id: accountId } = session.account;
    await site.db.transaction().execute(async (transaction) => {
      await endSession(transaction, { accountId, sessionId: session.id });
      await recordAct(transaction, { actor, action: "logout", subject: { kind: "account", id: accountId }, requestId });
    });
  }
  return { location: "/inloggen?uit=1", cookies: [removeCookie("session", isSecure(site))] };
}
