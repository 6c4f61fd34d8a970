import { ACCOUNT_STATES, fullName } from "../../../accounts/account.ts";
import { countPeople, listPeople, type Colleague, type PeopleFilter } from "../../../accounts/people.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import type { Answer } from "../../http/answer.ts";
import { offers, type OfficeRequest } from "../../http/office-request.ts";
import { List, type Column } from "../../list/list.tsx";
import { MOST_COUNTED, pageOf, readListQuery, type ListQuery, type ListSpec } from "../../list/list-query.ts";
import { oneOf } from "../../list/one-of.ts";
import { optionsOf } from "../../list/options-of.ts";
import { viewsOf } from "../../list/views-of.ts";
import { PERSON, seesPersons } from "../../submissions/person.ts";
import { Age } from "../../ui/age.tsx";
import rows from "../../ui/rows.module.css";
import text from "../../ui/text.module.css";
import type { OfficeWords } from "../../words/office-words.ts";
import { brandNames } from "../../ui/brand-names.ts";

const ROLES = ["ADMIN", "USER"] as const;

/** GET /mensen: everybody who can log in, or is invited to. */
export async function loadPeople(request: OfficeRequest): Promise<Answer> {
  const { site, scope, words, url } = request;
  const spec = specOf(words);
  const query = readListQuery(url.searchParams, spec);
  const filter = filterOf(query);
  const [people, count, views] = await Promise.all([
    listPeople(site.db, scope, { filter, ...pageOf(query) }),
    countPeople(site.db, scope, { filter, most: MOST_COUNTED }),
    viewsOf(request, spec),
  ]);
  const list = { spec, query, rows: people, count, views, columns: columnsOf(request) };
  const body = (
    <>
      <p className={`${rows.acts} ${text.lead}`}>
        {offers(request, "people.invite") && (
          <a className={buttonClass("main", "small")} href="/mensen/uitnodigen">
            {words.people.invite}
          </a>
        )}
        {seesPersons(request) && (
          <a className={buttonClass("line", "small")} href={PERSON}>
            {words.privacy.title}
          </a>
        )}
      </p>
      <List {...list} keyOf={({ id }) => id} urlOf={({ id }) => `/mensen/${id}`} empty={{ title: words.people.empty }} />
    </>
  );
  return { title: words.common.screens.people, body, isWide: true };
}

function specOf({ people }: Pick<OfficeWords, "people">): ListSpec {
  return {
    path: "/mensen",
    orders: ["naam"],
    defaultDirection: "asc",
    filters: [
      { kind: "text", name: "tekst", label: people.text },
      { kind: "choice", name: "rol", label: people.role, all: people.allRoles, options: optionsOf(people.roles) },
      { kind: "choice", name: "staat", label: people.state, all: people.allStates, options: optionsOf(people.states) },
    ],
  };
}

function filterOf({ values }: ListQuery): PeopleFilter {
  return {
    role: oneOf(ROLES, values["rol"]),
    state: oneOf(ACCOUNT_STATES, values["staat"]),
    text: values["tekst"],
  };
}

function columnsOf({ words, session }: OfficeRequest): Column<Colleague>[] {
  const { people, common } = words;
  return [
    {
      title: people.name,
      isMain: true,
      cell: (person) => (
        <>
          {fullName(person)}
          {person.id === session?.account.id && <span className={rows.mark}>{people.you}</span>}
          {person.isDemo && <span className={rows.mark}>{people.demo}</span>}
        </>
      ),
    },
    { title: people.address, cell: ({ email }) => email },
    { title: people.role, cell: ({ role }) => people.roles[role], hasOwnWords: true },
    { title: people.brands, cell: ({ platformIds }) => brandNames(common, platformIds), hasOwnWords: true },
    { title: people.seen, cell: ({ seenAt }) => (seenAt ? <Age since={seenAt} /> : people.never) },
    { title: people.state, cell: ({ state }) => people.states[state], hasOwnWords: true },
  ];
}
