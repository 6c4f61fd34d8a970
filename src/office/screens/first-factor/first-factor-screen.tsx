import { maySetUp } from "../../../accounts/factors.ts";
import type { Session } from "../../../accounts/session.ts";
import { addTotp, proposeTotp, type TotpSetup } from "../../../accounts/totp.ts";
import { recordAct } from "../../../history/record-act.ts";
import type { Answer, Page } from "../../http/answer.ts";
import { isSecure, removeCookie } from "../../http/cookies.ts";
import { ownFactors } from "../../login/own-factors.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { tooMany } from "../../http/too-many.ts";
import { useWords } from "../../page-context.ts";
import { AddPasskey } from "../../ui/add-passkey.tsx";
import { AppForm } from "../../ui/app-form.tsx";
import form from "../../ui/form.module.css";
import { openFullSession } from "../../login/sessions.ts";
import { passkeyOptions, storePostedPasskey } from "../../login/new-passkey.ts";

/** Where the first login leads: codes for the day that a phone is lost. */
const NEXT = "/herstelcodes";

/** GET /instellen: an invited person chooses how to log in from now on. */
export async function loadFirstFactor(request: OfficeRequest): Promise<Answer> {
  const session = await settingUp(request);
  return session ? firstFactorPage(request, session) : elsewhere(request);
}

/** POST /instellen/app: the first code of an authenticator app. */
export async function addFirstApp(request: OfficeRequest): Promise<Answer> {
  const { site, form: posted, words } = request;
  const session = await settingUp(request);
  if (!session) return elsewhere(request);
  const token = { name: "secondFactor", key: String(session.account.id) } as const;
  const taken = await site.buckets.take([token]);
  if (taken.kind === "too-many") return tooMany(request, taken.retryAfterSeconds);
  const code = { sealed: posted.get("sleutel") ?? "", code: posted.get("code") ?? "" };
  const added = await addTotp(site.db, site.secrets, { ...ownFactors(request, session), ...code });
  if (added) {
    await site.buckets.giveBack([token]);
    return loggedIn(request, session, "MAIL+TOTP");
  }
  // Not a failed login: the code belongs to an app that is not set up yet.
  const act = { actor: request.actor, action: "account.app-refused", subject: { kind: "account", id: session.account.id } };
  await recordAct(site.db, { ...act, requestId: request.requestId });
  return firstFactorPage(request, session, words.login.wrongSecond);
}

/** POST /instellen/passkey/opties */
export async function firstPasskeyOptions(request: OfficeRequest): Promise<Answer> {
  const session = await settingUp(request);
  return session && passkeyOptions(request, session);
}

/** POST /instellen/passkey: the passkey that the device made. */
export async function addFirstPasskey(request: OfficeRequest): Promise<Answer> {
  const session = await settingUp(request);
  if (!session) return null;
  const added = await storePostedPasskey(request, session);
  const cookie = added && (await openFullSession(request, session.account.id, "MAIL+PASSKEY"));
  if (!cookie) return { json: { kind: "failed" }, status: 422 };
  return { json: { kind: "done", location: NEXT }, cookies: [cookie, removeCookie("challenge", isSecure(request.site))] };
}

async function settingUp({ session, site, now }: OfficeRequest): Promise<Session | null> {
  if (session?.method !== "MAIL") return null;
  return (await maySetUp(site.db, session.account.id, now)) ? session : null;
}

function elsewhere({ session }: OfficeRequest): Answer {
  return { location: session?.method === "MAIL" ? "/bevestigen" : "/account" };
}

async function loggedIn(request: OfficeRequest, session: Session, method: "MAIL+TOTP"): Promise<Answer> {
  const cookie = await openFullSession(request, session.account.id, method);
  return cookie === null ? { location: "/inloggen" } : { location: NEXT, cookies: [cookie] };
}

function firstFactorPage({ site, words, form: posted }: OfficeRequest, { account }: Session, problem?: string): Page {
  const sealed = posted.get("sleutel") ?? "";
  const setup = proposeTotp(site.secrets, { accountId: account.id, email: account.email, issuer: words.common.site, sealed });
  const body = <FirstFactor setup={setup} problem={problem} />;
  return { title: words.login.setUpTitle, body, isBare: true, ...(problem && { status: 422 }) };
}

function FirstFactor({ setup, problem }: { setup: TotpSetup; problem: string | undefined }) {
  const { login } = useWords();
  return (
    <div className={form.form}>
      <p>{login.setUpLead}</p>
      <AddPasskey url="/instellen/passkey" />
      <details className={form.details} open={problem !== undefined}>
        <summary>{login.setUpApp}</summary>
        <AppForm action="/instellen/app" setup={setup} problem={problem} />
      </details>
    </div>
  );
}
