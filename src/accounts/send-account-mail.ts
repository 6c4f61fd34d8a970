import { sql } from "kysely";
import type { Brand } from "../brands/brand.ts";
import { brandOfPlatform } from "../brands/brands.ts";
import type { Secrets } from "../crypto/secrets.ts";
import type { Db } from "../database/open.ts";
import { composeMail } from "../mail/compose-mail.ts";
import type { Deliver } from "../mail/deliver.ts";
import type { MailContent } from "../mail/mail-content.ts";
import type { AccountMailJob } from "../mail/mail-job.ts";
import type { Mail } from "../mail/mail.ts";
import { findAccount, findAccountByEmail, fullName, type Account } from "./account.ts";
import { CODE_MINUTES, linkProof, sealPlace } from "./login-mail.ts";
import { accountMailWords } from "./mail-words.ts";

type Sources = { db: Db; secrets: Pick<Secrets, "decrypt" | "pseudonym"> };
type Content = Omit<MailContent, "facts" | "notes"> & Partial<Pick<MailContent, "facts" | "notes">>;

/** The brand that writes to editors of all brands. */
const FIRST_BRAND = 1;

/** Writes a mail about an account, and delivers it. The mail of a token or account that is gone is not sent. */
export async function sendAccountMail(sources: Sources, job: AccountMailJob, deliver: (mail: Mail) => ReturnType<Deliver>): Promise<void> {
  const recipient = await recipientOf(sources.db, job);
  const content = recipient && contentOf(sources, job, { account: recipient.account, inviter: await inviterOf(sources.db, job) });
  if (!content) return;
  const { account, address } = recipient;
  const brand = brandOf(account);
  const mail = composeMail(brand, {
    content: { facts: [], notes: [], ...content },
    to: { name: fullName(account), address },
    name: nameOf(job),
    ...(job.requestId && { requestId: job.requestId }),
  });
  await deliver(mail);
}

type Recipient = { account: Account; address: string };

async function recipientOf(db: Db, job: AccountMailJob): Promise<Recipient | null> {
  if ("accountId" in job) return ownAddress(await findAccount(db, job.accountId));
  const { rows } = await sql<{ accountId: number; isUsed: boolean; address: string | null; former: string | null }>`
    select user_account_id as "accountId", used_at is not null as "isUsed", facts ->> 'address' as address, facts ->> 'former' as former
    from user_token where token = ${job.token}
  `.execute(db);
  const [token] = rows;
  const account = token ? await findAccount(db, token.accountId) : null;
  if (!token || !account) return null;
  if (job.mail === "office-address-changed") return token.former === null ? null : { account, address: token.former };
  if (token.isUsed) return null;
  if (job.mail !== "office-address-code") return ownAddress(account);
  // The address of another account gets no mail; the screen does not show that there is one (ASVS 6.3.8).
  return token.address === null || (await findAccountByEmail(db, token.address)) ? null : { account, address: token.address };
}

function ownAddress(account: Account | null): Recipient | null {
  return account && { account, address: account.email };
}

/** The name of the editor who invites; null for the command line, or when that account is gone. */
async function inviterOf(db: Db, job: AccountMailJob): Promise<string | null> {
  if (job.mail !== "office-invitation" || job.inviterId === undefined) return null;
  const inviter = await findAccount(db, job.inviterId);
  return inviter && fullName(inviter);
}

type About = { account: Account; inviter: string | null };

function contentOf({ secrets }: Sources, job: AccountMailJob, { account, inviter }: About): Content | null {
  const words = accountMailWords(account.language);
  const greeting = words.greeting(account.firstName);
  const secret = "sealed" in job ? unsealed(secrets, job) : "";
  if (secret === null) return null;
  const { origin } = job;
  switch (job.mail) {
    case "office-login": {
      const { subject, intro, code, button, expires, ignore } = words.login;
      const proof = linkProof(secrets, { token: job.token, code: secret });
      const link = { label: button, url: `${origin}/inloggen/mail/${job.token}?code=${secret}&bewijs=${proof}` };
      const facts = [{ label: code, value: readableCode(secret), isLarge: true }];
      return { title: subject, paragraphs: [greeting, intro], facts, link, notes: [expires(CODE_MINUTES), ignore] };
    }
    case "office-invitation": {
      const { subject, intro, next, button, expires } = words.invitation;
      const { name } = brandOf(account);
      const link = { label: button, url: `${origin}/uitnodiging/${job.token}?geheim=${secret}` };
      return { title: subject(name), paragraphs: [greeting, intro(name, inviter), next], link, notes: [expires] };
    }
    case "office-address-code": {
      const { subject, intro, button, ignore } = words.addressCode;
      const facts = [{ label: words.login.code, value: readableCode(secret), isLarge: true }];
      const link = { label: button, url: `${origin}/account/adres` };
      return { title: subject, paragraphs: [greeting, intro], facts, link, notes: [words.login.expires(CODE_MINUTES), ignore] };
    }
    case "office-address-changed":
    case "office-new-browser":
    case "office-factors-changed":
      return noticeOf(job, account);
  }
}

type Notice = Extract<AccountMailJob, { at: string }>;

/** Reports what happened to the account, and links to its page. */
function noticeOf(job: Notice, account: Account): Content {
  const words = accountMailWords(account.language);
  const notices = { "office-address-changed": words.addressChanged, "office-factors-changed": words.factorsChanged };
  const at = timeOf(account, job.at);
  const intro = job.mail === "office-new-browser" ? words.newBrowser.intro(job.browser, at) : notices[job.mail].intro(at);
  const { subject, notYou, button } = job.mail === "office-new-browser" ? words.newBrowser : notices[job.mail];
  const link = { label: button, url: `${job.origin}/account` };
  return { title: subject, paragraphs: [words.greeting(account.firstName), intro, notYou], link };
}

/** In two groups of four. */
function readableCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

function unsealed(secrets: Sources["secrets"], { token, sealed }: { token: string; sealed: string }): string | null {
  const read = secrets.decrypt(Buffer.from(sealed, "base64"), sealPlace(token));
  return read.kind === "read" ? read.text : null;
}

/** Stable, so that a mail that is sent again has the same id. */
function nameOf(job: AccountMailJob): string {
  if ("token" in job) return `${job.mail}-${job.token}`;
  return `${job.mail}-${job.accountId}-${Date.parse(job.at)}`;
}

function brandOf({ platformIds }: Account): Brand {
  return brandOfPlatform(platformIds?.[0] ?? FIRST_BRAND);
}

function timeOf({ language }: Account, at: string): string {
  const locale = language === "de" ? "de-DE" : "nl-NL";
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Amsterdam" }).format(new Date(at));
}
