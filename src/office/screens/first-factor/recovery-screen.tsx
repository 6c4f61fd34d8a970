import { countRecoveryCodes, makeRecoveryCodes } from "../../../accounts/recovery-codes.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import { isSecure, removeCookie } from "../../http/cookies.ts";
import type { Answer } from "../../http/answer.ts";
import { ownFactors } from "../../login/own-factors.ts";
import { madeCodesCookie, readMadeCodes } from "../../login/made-codes.ts";
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

/** POST /herstelcodes: makes ten codes; earlier ones are void. The next page shows them, so that loading it again makes no others. */
export async function renewRecovery(request: OfficeRequest): Promise<Answer> {
  const { site, session } = request;
  if (!session || session.account.isDemo) return null;
  const codes = await makeRecoveryCodes(site.db, ownFactors(request, session));
  return { location: "/herstelcodes/nieuw", cookies: [madeCodesCookie(request, session.account.id, codes)] };
}

/** GET /herstelcodes/nieuw: shows the codes that were just made, once. */
export function loadMadeRecovery(request: OfficeRequest): Answer {
  const { site, session, words } = request;
  if (!session || session.account.isDemo) return null;
  const codes = readMadeCodes(request, session.account.id);
  const body = codes ? <Shown codes={codes} /> : <ShownBefore />;
  return { title: words.login.recoveryTitle, body, isBare: true, cookies: [removeCookie("recovery", isSecure(site))] };
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

function ShownBefore() {
  const { login } = useWords();
  return (
    <div className={text.stack}>
      <p>{login.recoveryShown}</p>
      <a className={buttonClass("main", "wide")} href="/account">
        {login.toAccount}
      </a>
      <a href="/herstelcodes">{login.makeRecovery}</a>
    </div>
  );
}
