import { buttonClass } from "../../../web/ui/form/button.ts";
import { Field } from "../../../web/ui/form/field.tsx";
import { isPerson } from "../../../permissions/actor.ts";
import type { Answer, Page } from "../../http/answer.ts";
import { localPath } from "../../http/local-path.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { isTrialRequest } from "../../login/is-trial-request.ts";
import form from "../../ui/form.module.css";
import text from "../../ui/text.module.css";
import { useRequest } from "../../page-context.ts";

type Typed = { email: string; problem?: string };

/** GET /inloggen: a mail with a code, or a passkey. A person with a session goes on. */
export function loadLogin(request: OfficeRequest): Answer {
  if (isPerson(request.actor)) return { location: localPath(request.url.searchParams.get("naar")) };
  return loginPage(request, { email: "" });
}

export function loginPage({ words }: Pick<OfficeRequest, "words">, typed: Typed): Page {
  return { title: words.login.title, body: <Login {...typed} />, isBare: true, ...(typed.problem && { status: 422 }) };
}

function Login({ email, problem }: Typed) {
  const request = useRequest();
  const { login } = request.words;
  const to = localPath(request.url.searchParams.get("naar"));
  return (
    <>
      <p className={text.lead}>{request.url.searchParams.has("uit") ? login.loggedOut : login.lead}</p>
      <form method="post" action={`/inloggen?naar=${encodeURIComponent(to)}`} className={form.form} noValidate>
        <button type="button" className={buttonClass("main", "wide")} data-passkey="login" hidden>
          {login.withPasskey}
        </button>
        <p role="alert" data-passkey-failed hidden>
          {login.passkeyFailed}
        </p>
        <p className={form.or} data-passkey-or hidden>
          {login.or}
        </p>
        <Field
          id="email"
          name="email"
          type="email"
          label={login.email}
          defaultValue={email}
          problem={problem}
          autoComplete="username webauthn"
          maxLength={200}
          required
        />
        <button type="submit" className={buttonClass("quiet", "wide")}>
          {login.sendCode}
        </button>
        <noscript>
          <p className={text.fine}>{login.noScript}</p>
        </noscript>
      </form>
      {isTrialRequest(request) && <Trial />}
    </>
  );
}

/** The demo account of a trial. */
function Trial() {
  const { login } = useRequest().words;
  return (
    <section className={text.section}>
      <h2>{login.trialTitle}</h2>
      <form method="post" action="/proberen" noValidate className={form.form}>
        <p>{login.trialLead}</p>
        <button type="submit" className={buttonClass("line", "wide")}>
          {login.trial}
        </button>
      </form>
    </section>
  );
}
