import { invite, type Invitee } from "../../../accounts/invite.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import { ErrorSummary } from "../../../web/ui/form/error-summary.tsx";
import { Field } from "../../../web/ui/form/field.tsx";
import type { Answer, Page } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { tooMany } from "../../http/too-many.ts";
import { readTypedEmail } from "../../http/typed-email.ts";
import { readTypedName } from "../../http/typed-name.ts";
import { mailTo } from "../../login/limits.ts";
import { useRequest } from "../../page-context.ts";
import form from "../../ui/form.module.css";
import text from "../../ui/text.module.css";
import { readRole, RoleFields, type BRANDS_ID } from "./role-fields.tsx";

/** By the id of the field. */
type Problems = Partial<Record<"voornaam" | "achternaam" | "email" | typeof BRANDS_ID, string>>;

/** GET /mensen/uitnodigen: asks for a recent proof first, so that nothing is typed in vain. */
export function loadInvite(request: OfficeRequest): Answer {
  return invitePage(request, {});
}

/** POST /mensen/uitnodigen */
export async function inviteColleague(request: OfficeRequest): Promise<Answer> {
  const { site, actor, now, requestId, words } = request;
  const invitee = readInvitee(request);
  if ("problems" in invitee) return invitePage(request, invitee.problems);
  const taken = await site.buckets.take([mailTo(invitee.email)]);
  if (taken.kind === "too-many") return tooMany(request, taken.retryAfterSeconds);
  const outcome = await invite(site.db, site.secrets, { invitee, actor, origin: site.origin, now, requestId });
  switch (outcome.kind) {
    case "invited":
      return { location: doneUrl("/mensen", outcome.actId) };
    case "exists":
      return invitePage(request, { email: words.people.exists });
    case "brands":
      return invitePage(request, { merken: words.people.foreignBrands });
  }
}

function readInvitee({ form: posted, words }: OfficeRequest): Invitee | { problems: Problems } {
  const firstName = readTypedName(posted.get("voornaam"));
  const lastName = readTypedName(posted.get("achternaam"));
  const email = readTypedEmail(posted.get("email"));
  const role = readRole(posted);
  if (firstName !== null && lastName !== null && email !== null && !("problem" in role)) {
    return { firstName, lastName, email, language: posted.get("taal") === "de" ? "de" : "nl", ...role };
  }
  const { login, people } = words;
  return {
    problems: {
      ...(firstName === null && { voornaam: login.missingName }),
      ...(lastName === null && { achternaam: login.missingName }),
      ...(email === null && { email: login.wrongEmail }),
      ...("problem" in role && { merken: people.roleProblems[role.problem] }),
    },
  };
}

function invitePage({ words }: OfficeRequest, problems: Problems): Page {
  const { people, common } = words;
  const crumbs = [{ title: common.screens.people, url: "/mensen" }, { title: people.invite }];
  const status = Object.keys(problems).length > 0 ? 422 : 200;
  return { title: people.invite, crumbs, body: <Invite problems={problems} />, status };
}

function Invite({ problems }: { problems: Problems }) {
  const { words, form: posted, scope } = useRequest();
  const { people, login, account, common } = words;
  const found = Object.entries(problems).map(([id, message]) => ({ id, message }));
  const fieldOf = (name: "voornaam" | "achternaam" | "email") => ({
    ...{ id: name, name, defaultValue: posted.get(name) ?? "", problem: problems[name], autoComplete: "off", required: true },
  });
  return (
    <form method="post" action="/mensen/uitnodigen" className={form.form} noValidate>
      {found.length > 0 && <ErrorSummary heading="h2" title={common.problems} problems={found} answer={problems} />}
      <p className={text.lead}>{people.inviteLead}</p>
      <Field {...fieldOf("voornaam")} label={login.firstName} maxLength={80} />
      <Field {...fieldOf("achternaam")} label={login.lastName} maxLength={80} />
      <Field {...fieldOf("email")} label={people.address} type="email" maxLength={200} />
      {/* Providers are not invited here before they have screens. An editor of all brands has to choose. */}
      <RoleFields roles={["ADMIN"]} value={{ role: "ADMIN", platformIds: scope.platformIds ?? [] }} problem={problems.merken} />
      <Field as="select" id="taal" name="taal" label={people.language} defaultValue={posted.get("taal") ?? "nl"}>
        {Object.entries(account.languages).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Field>
      <div>
        <button type="submit" className={buttonClass("main")}>
          {people.send}
        </button>
      </div>
    </form>
  );
}
