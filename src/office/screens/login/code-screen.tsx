import { isLiveLink, useCode, type CodeOutcome } from "../../../accounts/login-mail.ts";
import { openHalfSession } from "../../../accounts/log-in.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import { Field } from "../../../web/ui/form/field.tsx";
import type { Answer, Page } from "../../http/answer.ts";
import { isSecure, removeCookie } from "../../http/cookies.ts";
import { localPath } from "../../http/local-path.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { SECRET_ADDRESS } from "../../http/secret-address.ts";
import { tooMany } from "../../http/too-many.ts";
import form from "../../ui/form.module.css";
import text from "../../ui/text.module.css";
import { useRequest } from "../../page-context.ts";
import { askingBrowser } from "./asking-browser.ts";
import { triesOf } from "../../login/limits.ts";
import { browserOf, recordFailure, sessionCookie, sessionSecret } from "../../login/sessions.ts";

/** GET /inloggen/code: asks for the code of the mail. */
export function loadCode(request: OfficeRequest): Answer {
  if (!askingBrowser(request)) return { location: "/inloggen" };
  return codePage(request);
}

/** POST /inloggen/code: the code is the first factor. */
export async function tryCode(request: OfficeRequest): Promise<Answer> {
  const { site, form: posted, now, words } = request;
  const browser = askingBrowser(request);
  if (!browser) return codePage(request, words.login.codeOver);
  const taken = await site.buckets.take(triesOf(request));
  if (taken.kind === "too-many") return tooMany(request, taken.retryAfterSeconds);
  const outcome = await useCode(site.db, { browser, typed: posted.get("code") ?? "", now });
  if (outcome.kind !== "proved") {
    await recordFailure(request, "mail");
    return codePage(request, problemOf(words, outcome));
  }
  const { accountId } = outcome;
  const secret = await openHalfSession(site.db, { accountId, browser: browserOf(request), former: sessionSecret(request), now });
  const to = localPath(request.url.searchParams.get("naar"));
  const cookies = [sessionCookie(request, secret), removeCookie("login", isSecure(site))];
  return { location: `/bevestigen?naar=${encodeURIComponent(to)}`, cookies };
}

/**
 * GET /inloggen/mail/:token: where the link of the mail leads. Changes nothing, as mail scanners open links. In the browser that asked it
 * shows a button, in another the code to type (ASVS 6.6.2).
 */
export async function loadMailedCode(request: OfficeRequest): Promise<Answer> {
  const { site, params, url, words, now } = request;
  const { hereTitle, elsewhereTitle, linkOver } = words.login;
  const page = { isBare: true, headers: SECRET_ADDRESS };
  const [token, code, proof] = [params["token"] ?? "", url.searchParams.get("code") ?? "", url.searchParams.get("bewijs") ?? ""];
  if (!(await isLiveLink(site.db, site.secrets, { token, code, proof, now }))) {
    return { ...page, title: linkOver, body: <LinkOver />, status: 404 };
  }
  const asked = askingBrowser(request);
  return asked?.selector === token
    ? { ...page, title: hereTitle, body: <Here code={code} to={asked.to} /> }
    : { ...page, title: elsewhereTitle, body: <Elsewhere code={code} /> };
}

function codePage(request: OfficeRequest, problem?: string): Page {
  const address = askingBrowser(request)?.address || null;
  const body = <Code address={address} problem={problem} />;
  return { title: request.words.login.codeTitle, body, isBare: true, ...(problem && { status: 422 }) };
}

function problemOf({ login }: OfficeRequest["words"], outcome: Exclude<CodeOutcome, { kind: "proved" }>): string {
  return outcome.kind === "wrong" && outcome.triesLeft > 0 ? login.wrongCode(outcome.triesLeft) : login.codeOver;
}

function Code({ address, problem }: { address: string | null; problem: string | undefined }) {
  const { words, url } = useRequest();
  const { login } = words;
  return (
    <>
      <p className={text.lead}>{login.codeLead(address)}</p>
      <form method="post" action={`/inloggen/code${url.search}`} noValidate className={form.form}>
        <Field
          id="code"
          name="code"
          label={login.code}
          hint={login.codeHint}
          problem={problem}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
        />
        <button type="submit" className={buttonClass("main", "wide")}>
          {login.proceed}
        </button>
        <a href="/inloggen">{login.startAgain}</a>
      </form>
    </>
  );
}

function Here({ code, to }: { code: string; to: string }) {
  const { words } = useRequest();
  return (
    <form method="post" action={`/inloggen/code?naar=${encodeURIComponent(to)}`} noValidate className={form.form}>
      <p>{words.login.hereLead}</p>
      <input type="hidden" name="code" value={code} />
      <button type="submit" className={buttonClass("main", "wide")}>
        {words.login.proceed}
      </button>
    </form>
  );
}

function Elsewhere({ code }: { code: string }) {
  const { words } = useRequest();
  return (
    <div className={text.stack}>
      <p>{words.login.elsewhereLead}</p>
      <p className={text.code}>{`${code.slice(0, 4)} ${code.slice(4)}`}</p>
    </div>
  );
}

function LinkOver() {
  const { login, failures } = useRequest().words;
  return (
    <div className={text.stack}>
      <p>{login.linkOverLead}</p>
      <a className={buttonClass("quiet")} href="/inloggen">
        {failures.logIn}
      </a>
    </div>
  );
}
