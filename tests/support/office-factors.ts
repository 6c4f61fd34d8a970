import { Secret, TOTP } from "otpauth";
import { addTotp, proposeTotp } from "../../src/accounts/totp.ts";
import { makeRecoveryCodes } from "../../src/accounts/recovery-codes.ts";
import type { FactorChange } from "../../src/accounts/factor-change.ts";
import { newestMail } from "./office-mails.ts";
import type { OfficeVisitor, TestOffice } from "./office.ts";

/** An authenticator app: the code of a time. */
export type App = (now: Date) => string;

export function appOf(secret: string): App {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")), algorithm: "SHA1", digits: 6, period: 30 });
  return (now) => totp.generate({ timestamp: now.getTime() });
}

/** Gives an account an authenticator app, whose code of a minute ago is used. */
export async function giveApp({ site }: TestOffice, accountId: number): Promise<App> {
  const { secret, sealed } = proposeTotp(site.secrets, { accountId, email: "", issuer: "" });
  const app = appOf(secret);
  const earlier = new Date(site.now().getTime() - 60_000);
  const added = await addTotp(site.db, site.secrets, { ...changeOf(accountId, earlier), sealed, code: app(earlier) });
  if (!added) throw new Error("The app was not added.");
  return app;
}

/** Gives an account ten recovery codes. */
export async function giveRecoveryCodes({ site }: TestOffice, accountId: number): Promise<string[]> {
  return makeRecoveryCodes(site.db, changeOf(accountId, site.now()));
}

/** Proves the mail address in a browser: from then on its session has one factor. */
export async function proveMail(office: TestOffice, browser: OfficeVisitor, email: string): Promise<Response> {
  await browser.post("/inloggen", { email });
  const { code } = await newestMail(office);
  return browser.post("/inloggen/code", { code });
}

function changeOf(accountId: number, now: Date): FactorChange {
  return { actor: { kind: "OPERATOR" }, accountId, origin: "", now, requestId: "test" };
}
