import { hasFactor, maySetUp, readFactors } from "../../../accounts/factors.ts";
import { useRecoveryCode } from "../../../accounts/recovery-codes.ts";
import type { Session } from "../../../accounts/session.ts";
import { proveTotp } from "../../../accounts/totp.ts";
import type { SessionMethod } from "../../../database/tables/accounts.ts";
import type { Answer, Page } from "../../http/answer.ts";
import { meansOf } from "../../login/means-of-proof.ts";
import { ownFactors } from "../../login/own-factors.ts";
import { proofUrl } from "../../login/way-back.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { tooMany } from "../../http/too-many.ts";
import { PROOF, SecondFactorForm, type ProofProblem } from "../../ui/second-factor-form.tsx";
import text from "../../ui/text.module.css";
import { afterProof, recordFailure } from "../../login/sessions.ts";

/** GET /bevestigen: asks for the second factor, at a login or before an act that needs a recent proof. */
export async function loadConfirm(request: OfficeRequest): Promise<Answer> {
  const { session, site, now, words } = request;
  if (!session) return { location: "/inloggen" };
  if (session.method !== "MAIL" || hasFactor(await readFactors(site.db, session.account.id))) return confirmPage(request, session);
  if (await maySetUp(site.db, session.account.id, now)) return { location: "/instellen" };
  return { title: words.login.secondTitle, body: <p>{words.login.noFactor}</p>, isBare: true };
}

/** POST /bevestigen: proves by the code of an app or a recovery code. With `PROOF.repeat` the form that asked for it is posted again. */
export async function confirm(request: OfficeRequest): Promise<Answer> {
  const { session, site, form } = request;
  if (!session) return { location: "/inloggen" };
  if (session.method === "DEMO") return proved(request, session, "DEMO");
  const token = { name: "secondFactor", key: String(session.account.id) } as const;
  const taken = await site.buckets.take([token]);
  if (taken.kind === "too-many") return tooMany(request, taken.retryAfterSeconds);
  const typed = form.get(PROOF.recovery)?.trim() ?? "";
  const method = await methodProved(request, session, typed);
  if (method === null) {
    const { wrongSecond, wrongRecovery } = request.words.login;
    const isRecovery = typed !== "" || !(await meansOf(request)).hasApp;
    await recordFailure(request, isRecovery ? "recovery" : "app");
    return confirmPage(request, session, { at: isRecovery ? "recovery" : "app", message: isRecovery ? wrongRecovery : wrongSecond, typed });
  }
  // Only failed tries count: an editor may confirm many acts in an hour.
  await site.buckets.giveBack([token]);
  return proved(request, session, method);
}

async function methodProved(request: OfficeRequest, session: Session, recovery: string): Promise<"MAIL+RECOVERY" | "MAIL+TOTP" | null> {
  const { site, form, now } = request;
  if (recovery !== "" && (await useRecoveryCode(site.db, { ...ownFactors(request, session), typed: recovery }))) return "MAIL+RECOVERY";
  const proof = { accountId: session.account.id, code: form.get(PROOF.app) ?? "", now };
  return (await proveTotp(site.db, site.secrets, proof)) ? "MAIL+TOTP" : null;
}

async function proved(request: OfficeRequest, session: Session, method: Exclude<SessionMethod, "MAIL">): Promise<Answer> {
  const outcome = await afterProof(request, session, { method, isRepeated: request.form.has(PROOF.repeat) });
  if (!outcome) return { location: "/inloggen" };
  const { location, cookies, isRepeated } = outcome;
  // 307 posts the same body to the act that asked for the proof.
  return isRepeated ? { location, status: 307, cookies } : { location, cookies };
}

async function confirmPage(request: OfficeRequest, session: Session, problem?: ProofProblem): Promise<Page> {
  const { words, url, form } = request;
  const isLogin = session.method === "MAIL";
  const action = isLogin ? `/bevestigen${url.search}` : proofUrl(request, new URLSearchParams(url.search));
  const carried = form.has(PROOF.repeat) ? [...form] : undefined;
  const body = (
    <>
      <p className={text.lead}>{isLogin ? words.login.secondLead : words.stepUp.lead}</p>
      <SecondFactorForm action={action} means={await meansOf(request)} carried={carried} problem={problem} />
    </>
  );
  return { title: words.login.secondTitle, body, isBare: true, ...(problem && { status: 422 }) };
}
