import { browserName } from "../../accounts/browser-name.ts";
import { logIn, renewSession } from "../../accounts/log-in.ts";
import type { Session } from "../../accounts/session.ts";
import type { SessionMethod } from "../../database/tables/accounts.ts";
import { recordAct } from "../../history/record-act.ts";
import { isSecure, readCookie, writeCookie } from "../http/cookies.ts";
import { localPath } from "../http/local-path.ts";
import type { OfficeRequest } from "../http/office-request.ts";

type FullMethod = Exclude<SessionMethod, "MAIL">;

/** The cookie of a new session, which ends the one that this browser had; null when the account is not active. */
export async function openFullSession(request: OfficeRequest, accountId: number, method: FullMethod): Promise<string | null> {
  const { site, now, requestId } = request;
  const facts = { accountId, method, now, requestId, origin: site.origin, browser: browserOf(request) };
  const secret = await logIn(site.db, { ...facts, former: sessionSecret(request) });
  return secret === null ? null : sessionCookie(request, secret);
}

/** Where to go after a proof. With `isRepeated` the form that asked for it is posted there again. */
export type Proved = { location: string; isRepeated: boolean; cookies: string[] };

/**
 * After a proof: a session, or the same one with a new secret; then on to where the actor wanted to go. Null when the account or the session
 * is not active.
 */
export async function afterProof(
  request: OfficeRequest,
  session: Session,
  { method, isRepeated }: { method: FullMethod; isRepeated: boolean },
): Promise<Proved | null> {
  const cookie =
    session.method === "MAIL" ? await openFullSession(request, session.account.id, method) : await renewed(request, session, method);
  if (cookie === null) return null;
  return { ...next(localPath(request.url.searchParams.get("naar")), isRepeated), cookies: [cookie] };
}

/**
 * Where a proof leads. A download leaves the page of the proof standing, so its act is not repeated: the list is shown, with its button, and
 * the data of a person are searched again, whose address is posted alone.
 */
function next(to: string, isRepeated: boolean): Pick<Proved, "location" | "isRepeated"> {
  const [, page, format, query = ""] = /^([^?]+)\/(csv|json)(?:\?(.*))?$/.exec(to) ?? [];
  if (!isRepeated || page === undefined) return { location: to, isRepeated };
  const parameters = new URLSearchParams(query);
  parameters.set("bevestigd", "1");
  return { location: `${page}?${parameters}`, isRepeated: format === "json" };
}

/** A failed try, for the log (ASVS 16.3.1). */
export async function recordFailure({ actor, site, session, requestId }: OfficeRequest, factor: string): Promise<void> {
  const subject = { kind: "account", id: session?.account.id ?? null };
  await recordAct(site.db, { actor, action: "login.failed", subject, changes: { factor: [null, factor] }, requestId });
}

/** The cookie of a session, by its secret. It ends with the browser. */
export function sessionCookie({ site }: OfficeRequest, secret: string): string {
  return writeCookie("session", secret, { isSecure: isSecure(site) });
}

/** The secret of the session that this browser has; null without one. */
export function sessionSecret(request: OfficeRequest): string | null {
  return readCookie(request, "session");
}

/** The browser of a request as its owner recognises it: `Chrome, Windows`. */
export function browserOf({ headers }: Pick<OfficeRequest, "headers">): string {
  return browserName(headers.get("user-agent"));
}

async function renewed(request: OfficeRequest, session: Session, method: FullMethod): Promise<string | null> {
  const { site, actor, now, requestId } = request;
  const secret = await renewSession(site.db, { actor, session, method, now, requestId });
  return secret === null ? null : sessionCookie(request, secret);
}
