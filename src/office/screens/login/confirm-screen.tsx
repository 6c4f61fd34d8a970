import { browserName } from "../../../accounts/browser-name.ts";
import { hasFactor, readFactors } from "../../../accounts/factors.ts";
import { logIn, renewSession } from "../../../accounts/log-in.ts";
import { useRecoveryCode } from "../../../accounts/recovery-codes.ts";
import type { Session } from "../../../accounts/session.ts";
import { proveTotp } from "../../../accounts/totp.ts";
import type { SessionMethod } from "../../../database/tables/accounts.ts";
import { recordAct } from "../../../history/record-act.ts";
import type { Answer, Page } from "../../http/answer.ts";
import { cookieName, writeCookie } from "../../http/cookies.ts";
import { localPath } from "../../http/local-path.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { isSecure } from "../../http/open-request.ts";
import { tooMany } from "../../http/too-many.tsx";
import { PROOF, SecondFactorForm } from "../../ui/second-factor-form.tsx";
import text from "../../ui/text.module.css";

/** GET /bevestigen: asks for the second factor, at a login or before an act that needs a recent proof. */
export async function loadConfirm(request: OfficeRequest): Promise<Answer> {
  const { session, site } = request;
  if (!session) return { location: "/inloggen" };
  if (session.method === "MAIL" && !hasFactor(await readFactors(site.db, session.account.id))) return { location: "/instellen" };
  return confirmPage(request, session);
}

/** POST /bevestigen: proves by the code of an app or a recovery code. With `opnieuw` the form that asked for it is posted again. */
export async function confirm(request: OfficeRequest): Promise<Answer> {
  const { session, site, now, form } = request;
  if (!session) return { location: "/inloggen" };
  if (session.method === "DEMO") return proved(request, session, "DEMO");
  const accountId = session.account.id;
  const taken = await site.buckets.take([{ name: "secondFactor", key: String(accountId) }]);
  if (taken.kind === "too-many") return tooMany(request, taken.retryAfterSeconds);
  const typed = form.get(PROOF.recovery)?.trim() ?? "";
  if (typed !== "" && (await useRecoveryCode(site.db, { accountId, typed, now }))) return proved(request, session, "MAIL+RECOVERY");
  const code = form.get(PROOF.app) ?? "";
  if (await proveTotp(site.db, site.secrets, { accountId, code, now })) return proved(request, session, "MAIL+TOTP");
  await recordFailure(request, typed === "" ? "app" : "recovery");
  return confirmPage(request, session, request.words.login.wrongSecond);
}

/** The answer after a proof: a session, or the same one with a new secret; then on to where the actor wanted to go. */
export async function proved(request: OfficeRequest, session: Session, method: Exclude<SessionMethod, "MAIL">): Promise<Answer> {
  const { site, url } = request;
  const to = localPath(url.searchParams.get("naar"));
  const secret = await secretOf(request, session, method);
  const cookies = [writeCookie("session", secret, { isSecure: isSecure(site) })];
  // 307 posts the same body to the act that asked for the proof.
  if (url.searchParams.has("opnieuw")) return { location: to, status: 307, cookies };
  return { location: to, cookies };
}

async function secretOf(request: OfficeRequest, session: Session, method: Exclude<SessionMethod, "MAIL">): Promise<string> {
  const { site, now, requestId, headers, cookies } = request;
  if (session.method !== "MAIL") return renewSession(site.db, { sessionId: session.id, now });
  return logIn(site.db, {
    ...{ accountId: session.account.id, method, now, requestId, origin: site.origin },
    browser: browserName(headers.get("user-agent")),
    half: cookies[cookieName("session", isSecure(site))] ?? null,
  });
}

async function recordFailure({ actor, site, session, requestId }: OfficeRequest, factor: string): Promise<void> {
  const subject = { kind: "account", id: session?.account.id ?? null };
  await recordAct(site.db, { actor, action: "login.failed", subject, changes: { factor: [null, factor] }, requestId });
}

function confirmPage({ words, url }: OfficeRequest, session: Session, problem?: string): Page {
  const isLogin = session.method === "MAIL";
  const body = (
    <>
      <p className={text.lead}>{isLogin ? words.login.secondLead : words.stepUp.lead}</p>
      <SecondFactorForm action={`/bevestigen${url.search}`} problem={problem} />
    </>
  );
  return { title: words.login.secondTitle, body, isBare: true, ...(problem && { status: 422 }) };
}
