import { removeFactor } from "../../../accounts/factors.ts";
import { LONGEST_LABEL, renamePasskey } from "../../../accounts/passkeys.ts";
import type { Session } from "../../../accounts/session.ts";
import { addTotp, hasTotp, proposeTotp } from "../../../accounts/totp.ts";
import { cleanLine } from "../../../contract/clean-text.ts";
import type { Answer, Page } from "../../http/answer.ts";
import { isSecure, removeCookie } from "../../http/cookies.ts";
import { doneUrl } from "../../http/done-url.ts";
import { ownFactors } from "../../login/own-factors.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { readId } from "../../http/read-id.ts";
import { AddPasskey } from "../../ui/add-passkey.tsx";
import { AppForm } from "../../ui/app-form.tsx";
import text from "../../ui/text.module.css";
import { passkeyOptions, storePostedPasskey } from "../../login/new-passkey.ts";
import { accountPage } from "./account-screen.tsx";

/** GET /account/passkey */
export function loadAddPasskey(request: OfficeRequest): Answer {
  if (!ownSession(request)) return null;
  const { addPasskeyTitle, addPasskeyLead } = request.words.account;
  const body = (
    <>
      <p className={text.lead}>{addPasskeyLead}</p>
      <AddPasskey url="/account/passkey" hasName />
    </>
  );
  return { title: addPasskeyTitle, crumbs: crumbsTo(request, addPasskeyTitle), body };
}

/** POST /account/passkey/opties */
export async function newPasskeyOptions(request: OfficeRequest): Promise<Answer> {
  const session = ownSession(request);
  return session && passkeyOptions(request, session);
}

/** POST /account/passkey: the passkey that the device made. */
export async function addOwnPasskey(request: OfficeRequest): Promise<Answer> {
  const session = ownSession(request);
  if (!session) return null;
  const added = await storePostedPasskey(request, session);
  if (!added) return { json: { kind: "failed" }, status: 422 };
  const cookies = [removeCookie("challenge", isSecure(request.site))];
  return { json: { kind: "done", location: doneUrl("/account", added.actId) }, cookies };
}

/** POST /account/passkey/:id: its name. */
export async function namePasskey(request: OfficeRequest): Promise<Answer> {
  const [session, id] = [ownSession(request), readId(request.params["id"])];
  if (!session || id === null) return null;
  const label = cleanLine(request.form.get("naam") ?? "").slice(0, LONGEST_LABEL);
  if (label === "") return { location: "/account" };
  const actId = await renamePasskey(request.site.db, ownFactors(request, session), { id, label });
  return actId === null ? null : { location: doneUrl("/account", actId) };
}

/** POST /account/passkey/:id/weg */
export async function dropPasskey(request: OfficeRequest): Promise<Answer> {
  const id = readId(request.params["id"]);
  return id === null ? null : drop(request, id);
}

/** POST /account/app/weg */
export async function dropApp(request: OfficeRequest): Promise<Answer> {
  return drop(request, "app");
}

/** GET /account/app: a new seed for an authenticator app; nothing is stored yet. */
export async function loadApp(request: OfficeRequest): Promise<Answer> {
  const session = ownSession(request);
  if (!session) return null;
  return (await hasTotp(request.site.db, session.account.id)) ? { location: "/account" } : appPage(request, session);
}

/** POST /account/app: the first code of the app. */
export async function addApp(request: OfficeRequest): Promise<Answer> {
  const { site, form, words } = request;
  const session = ownSession(request);
  if (!session) return null;
  const code = { sealed: form.get("sleutel") ?? "", code: form.get("code") ?? "" };
  const added = await addTotp(site.db, site.secrets, { ...ownFactors(request, session), ...code });
  return added ? { location: doneUrl("/account", added.actId) } : appPage(request, session, words.login.wrongSecond);
}

async function drop(request: OfficeRequest, factor: number | "app"): Promise<Answer> {
  const session = ownSession(request);
  if (!session) return null;
  const outcome = await removeFactor(request.site.db, ownFactors(request, session), factor);
  switch (outcome.kind) {
    case "removed":
      return { location: doneUrl("/account", outcome.actId) };
    case "last":
      return accountPage(request, session, { inloggen: request.words.account.lastFactor });
    case "missing":
      return null;
  }
}

/** A demo account has no factors to change. */
function ownSession({ session }: OfficeRequest): Session | null {
  return session && !session.account.isDemo ? session : null;
}

function appPage(request: OfficeRequest, { account }: Session, problem?: string): Page {
  const { site, words, form } = request;
  const named = { accountId: account.id, email: account.email, issuer: words.common.site };
  const setup = proposeTotp(site.secrets, { ...named, sealed: form.get("sleutel") ?? "" });
  const body = <AppForm action="/account/app" setup={setup} problem={problem} />;
  return { title: words.account.addApp, crumbs: crumbsTo(request, words.account.addApp), body, ...(problem && { status: 422 }) };
}

function crumbsTo({ words }: OfficeRequest, title: string) {
  return [{ title: words.common.screens.account, url: "/account" }, { title }];
}
