import { confirmAddress, readAddressChange, startAddressChange } from "../../../accounts/change-address.ts";
import type { Session } from "../../../accounts/session.ts";
import { recordAct } from "../../../history/record-act.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import { Field } from "../../../web/ui/form/field.tsx";
import type { Answer, Page } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { tooMany } from "../../http/too-many.ts";
import { readTypedEmail } from "../../http/typed-email.ts";
import { mailsTo, triesOf } from "../../login/limits.ts";
import { useWords } from "../../page-context.ts";
import form from "../../ui/form.module.css";
import text from "../../ui/text.module.css";
import { accountPage } from "./account-screen.tsx";

/** POST /account/adres: mails a code to the new address. The answer is the same when the address has an account (ASVS 6.3.8). */
export async function askForAddress(request: OfficeRequest): Promise<Answer> {
  const { session, site, form: posted, now, requestId, words } = request;
  if (!session || session.account.isDemo) return null;
  const address = readTypedEmail(posted.get("adres"));
  if (address === null) return accountPage(request, session, { adres: words.login.wrongEmail });
  if (address.toLowerCase() === session.account.email.toLowerCase())
    return accountPage(request, session, { adres: words.account.sameAddress });
  const taken = await site.buckets.take(mailsTo(request, address));
  if (taken.kind === "too-many") return tooMany(request, taken.retryAfterSeconds);
  await startAddressChange(site.db, site.secrets, { accountId: session.account.id, address, origin: site.origin, now, requestId });
  return { location: "/account/adres" };
}

/** GET /account/adres: asks for the code. */
export async function loadAddress(request: OfficeRequest): Promise<Answer> {
  return request.session && codePage(request, request.session);
}

/** POST /account/adres/code. Wrong codes are limited and recorded as those of a login are (ASVS 16.3.1). */
export async function tryAddress(request: OfficeRequest): Promise<Answer> {
  const { session, site, form: posted, actor, now, requestId, words } = request;
  if (!session || session.account.isDemo) return null;
  const taken = await site.buckets.take(triesOf(request));
  if (taken.kind === "too-many") return tooMany(request, taken.retryAfterSeconds);
  const change = { actor, accountId: session.account.id, origin: site.origin, now, requestId };
  const outcome = await confirmAddress(site.db, { ...change, typed: posted.get("code") ?? "" });
  switch (outcome.kind) {
    case "changed":
      return { location: doneUrl("/account", outcome.actId) };
    case "wrong":
    case "over":
      await recordAct(site.db, {
        actor,
        action: "account.address-refused",
        subject: { kind: "account", id: session.account.id },
        requestId,
      });
      return codePage(request, session, words.account.wrongCode);
  }
}

async function codePage({ site, now, words }: OfficeRequest, { account }: Session, problem?: string): Promise<Page> {
  const address = await readAddressChange(site.db, account.id, now);
  const crumbs = [{ title: words.common.screens.account, url: "/account" }, { title: words.account.address }];
  const body = address === null ? <p>{problem ?? words.account.addressNone}</p> : <Code address={address} problem={problem} />;
  return { title: words.account.addressTitle, crumbs, body, ...(problem && { status: 422 }) };
}

function Code({ address, problem }: { address: string; problem: string | undefined }) {
  const { account, login } = useWords();
  return (
    <form method="post" action="/account/adres/code" className={form.form}>
      <p className={text.lead}>{account.addressLead(address)}</p>
      <Field
        id="code"
        name="code"
        label={login.code}
        problem={problem}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <div>
        <button type="submit" className={buttonClass("main")}>
          {account.changeAddress}
        </button>
      </div>
    </form>
  );
}
