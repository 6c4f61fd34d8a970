import { hasEditor, welcomeEditor, type FirstEditor } from "../../../accounts/welcome.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import { Field } from "../../../web/ui/form/field.tsx";
import type { Answer, Page } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { SECRET_ADDRESS } from "../../http/secret-address.ts";
import { readTypedEmail } from "../../http/typed-email.ts";
import { readTypedName } from "../../http/typed-name.ts";
import { useRequest } from "../../page-context.ts";
import form from "../../ui/form.module.css";
import text from "../../ui/text.module.css";
import { isTrialRequest } from "../../login/is-trial-request.ts";
import { browserOf, sessionCookie, sessionSecret } from "../../login/sessions.ts";

type Problems = Partial<Record<"voornaam" | "achternaam" | "email", string>>;

/** GET /welkom/:secret: the first editor of a new installation, on this machine alone (specification 4 §13). */
export async function loadWelcome(request: OfficeRequest): Promise<Answer> {
  if (!isWelcome(request)) return null;
  return (await hasEditor(request.site.db)) ? overPage(request) : welcomePage(request, {});
}

/** POST /welkom/:secret: opens the account, which is inactive until its first factor. */
export async function welcome(request: OfficeRequest): Promise<Answer> {
  const { site, form: posted, now, requestId, words } = request;
  if (!isWelcome(request)) return null;
  const editor = readEditor(request);
  if ("problems" in editor) return welcomePage(request, editor.problems);
  const facts = { browser: browserOf(request), former: sessionSecret(request), now, requestId };
  const outcome = await welcomeEditor(site.db, { editor, ...facts });
  switch (outcome.kind) {
    case "opened":
      return { location: "/instellen", cookies: [sessionCookie(request, outcome.secret)] };
    case "exists":
      return welcomePage(request, { email: words.login.emailExists(posted.get("email") ?? "") });
    case "over":
      return overPage(request);
  }
}

function isWelcome(request: OfficeRequest): boolean {
  return isTrialRequest(request) && (request.site.welcome?.isValid(request.params["secret"] ?? "") ?? false);
}

function readEditor({ form: posted, words }: OfficeRequest): FirstEditor | { problems: Problems } {
  const firstName = readTypedName(posted.get("voornaam"));
  const lastName = readTypedName(posted.get("achternaam"));
  const email = readTypedEmail(posted.get("email"));
  if (firstName !== null && lastName !== null && email !== null) return { firstName, lastName, email, language: "nl" };
  const { missingName, wrongEmail } = words.login;
  return {
    problems: {
      ...(firstName === null && { voornaam: missingName }),
      ...(lastName === null && { achternaam: missingName }),
      ...(email === null && { email: wrongEmail }),
    },
  };
}

function welcomePage({ words }: OfficeRequest, problems: Problems): Page {
  const status = Object.keys(problems).length > 0 ? 422 : 200;
  return { title: words.login.welcomeTitle, body: <Welcome problems={problems} />, isBare: true, headers: SECRET_ADDRESS, status };
}

function overPage({ words }: OfficeRequest): Page {
  const body = (
    <div className={text.stack}>
      <p>{words.login.welcomeOver}</p>
      <a className={buttonClass("quiet")} href="/inloggen">
        {words.failures.logIn}
      </a>
    </div>
  );
  return { title: words.login.welcomeTitle, body, isBare: true, headers: SECRET_ADDRESS, status: 410 };
}

function Welcome({ problems }: { problems: Problems }) {
  const { words, form: posted, url } = useRequest();
  const { login } = words;
  const fieldOf = (name: keyof Problems) => ({
    id: name,
    name,
    defaultValue: posted.get(name) ?? "",
    problem: problems[name],
    required: true,
  });
  return (
    <form method="post" action={url.pathname} className={form.form} noValidate>
      <p className={text.lead}>{login.welcomeLead}</p>
      <Field {...fieldOf("voornaam")} label={login.firstName} autoComplete="given-name" maxLength={80} />
      <Field {...fieldOf("achternaam")} label={login.lastName} autoComplete="family-name" maxLength={80} />
      <Field {...fieldOf("email")} label={login.email} type="email" autoComplete="email" maxLength={200} />
      <button type="submit" className={buttonClass("main", "wide")}>
        {login.proceed}
      </button>
    </form>
  );
}
