import { fullName } from "../../../accounts/account.ts";
import type { RoleAndBrands } from "../../../accounts/change-person.ts";
import { readFactors, type Factors } from "../../../accounts/factors.ts";
import { findColleague, type Colleague } from "../../../accounts/people.ts";
import { reaches } from "../../../accounts/reach.ts";
import { listSessions, type Device } from "../../../accounts/session.ts";
import { readActs, type RecordedAct } from "../../../history/read-acts.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import { ErrorSummary } from "../../../web/ui/form/error-summary.tsx";
import type { Answer } from "../../http/answer.ts";
import { offers, type OfficeRequest } from "../../http/office-request.ts";
import { readId } from "../../http/read-id.ts";
import { useRequest } from "../../page-context.ts";
import { ActList } from "../../ui/act-list.tsx";
import form from "../../ui/form.module.css";
import text from "../../ui/text.module.css";
import { AccessButtons } from "./access-buttons.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { BRANDS_ID, RoleFields } from "./role-fields.tsx";

const ACTS = 10;

/** What an act could not do, above the form (`whole`) or at the brands (`brands`). */
export type PersonProblem = { whole?: string; brands?: string };

/** GET /mensen/:id */
export async function loadPerson(request: OfficeRequest): Promise<Answer> {
  return personPage(request, {});
}

/** The page of a person; null when there is none in the scope of the actor. */
export async function personPage(request: OfficeRequest, problem: PersonProblem): Promise<Answer> {
  const { site, scope, words, now } = request;
  const id = readId(request.params["id"]);
  const person = id === null ? null : await findColleague(site.db, scope, id);
  if (!person) return null;
  const [factors, devices, acts] = await Promise.all([
    readFactors(site.db, person.id),
    listSessions(site.db, person.id, now),
    readActs(site.db, scope, { filter: { subjectKind: "account", subjectId: person.id }, limit: ACTS }),
  ]);
  const title = fullName(person);
  const crumbs = [{ title: words.common.screens.people, url: "/mensen" }, { title }];
  const status = problem.whole || problem.brands ? 422 : 200;
  return { title, crumbs, body: <Person {...{ person, factors, devices, acts, problem }} />, status };
}

type PersonProps = {
  person: Colleague;
  factors: Factors;
  devices: readonly Device[];
  acts: readonly RecordedAct[];
  problem: PersonProblem;
};

function Person({ person, factors, devices, acts, problem }: PersonProps) {
  const request = useRequest();
  const { people, common } = request.words;
  const mayChange = offers(request, "people.change") && reaches(request.actor, person.platformIds);
  const value: RoleAndBrands = { role: person.role, platformIds: person.role === "ADMIN" ? person.platformIds : [] };
  return (
    <>
      {problem.whole && (
        <p role="alert" className={text.alert}>
          {problem.whole}
        </p>
      )}
      {problem.brands && (
        <ErrorSummary heading="h2" title={common.problems} problems={[{ id: BRANDS_ID, message: problem.brands }]} answer={problem} />
      )}
      <PersonFacts person={person} factors={factors} devices={devices} />
      {mayChange && (
        <section className={text.section}>
          <h2>{people.roleTitle}</h2>
          <form method="post" action={`/mensen/${person.id}`} className={form.form}>
            <p className={text.fine}>{people.roleHint}</p>
            <RoleFields roles={["ADMIN", "USER"]} value={value} problem={problem.brands} />
            <div>
              <button type="submit" className={buttonClass("quiet")}>
                {common.save}
              </button>
            </div>
          </form>
        </section>
      )}
      {mayChange && (
        <section className={text.section}>
          <h2>{people.access}</h2>
          <AccessButtons person={person} isSelf={person.id === request.session?.account.id} hasSessions={devices.length > 0} />
        </section>
      )}
      <section className={text.section}>
        <h2>{people.history}</h2>
        {acts.length === 0 ? <p className={text.fine}>{common.none}</p> : <ActList acts={acts} />}
      </section>
    </>
  );
}
