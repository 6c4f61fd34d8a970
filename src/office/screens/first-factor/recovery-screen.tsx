import { countRecoveryCodes, makeRecoveryCodes } from "../../../accounts/recovery-codes.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import type { Answer } from "../../http/answer.ts";
import { ownFactors } from "../../login/own-factors.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { useWords } from "../../page-context.ts";
import form from "../../ui/form.module.css";
import text from "../../ui/text.module.css";

/** GET /herstelcodes: a button, so that opening the page makes no codes. */
export async function loadRecovery({ site, session, words }: OfficeRequest): Promise<Answer> {
  if (!session || session.account.isDemo) return null;
  const left = await countRecoveryCodes(site.db, session.account.id);
  return { title: words.login.recoveryTitle, body: <Ask left={left} />, isBare: true };
}

/** POST /herstelcodes: shows ten codes, once. Earlier ones are void. */
export async function renewRecovery(request: OfficeRequest): Promise<Answer> {
  const { site, session, words } = request;
  if (!session || session.account.isDemo) return null;
  const codes = await makeRecoveryCodes(site.db, ownFactors(request, session));
  return { title: words.login.recoveryTitle, body: <Shown codes={codes} />, isBare: true };
}

function Ask({ left }: { left: number }) {
  const { login } = useWords();
  return (
    <form method="post" action="/herstelcodes" className={form.form}>
      <p>{login.recoveryAsk}</p>
      {left > 0 && <p>{login.recoveryVoid(left)}</p>}
      <button type="submit" className={buttonClass("main", "wide")}>
        {login.makeRecovery}
      </button>
      <a href={left > 0 ? "/account" : "/"}>{left > 0 ? login.keepRecovery : login.later}</a>
    </form>
  );
}

function Shown({ codes }: { codes: readonly string[] }) {
  const { login } = useWords();
  return (
    <div className={text.stack}>
      <p>{login.recoveryLead}</p>
      <ol className={form.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <a className={buttonClass("main", "wide")} href="/">
        {login.kept}
      </a>
    </div>
  );
}
