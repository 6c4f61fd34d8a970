import { fullName } from "../../../accounts/account.ts";
import { listEditors, type PersonName } from "../../../accounts/people.ts";
import { countActs, readActs, type ActFilter, type RecordedAct } from "../../../history/read-acts.ts";
import { failedAmong } from "../../../mail/unsent-mails.ts";
import { narrowed } from "../../../permissions/scope.ts";
import { brandFilter } from "../../list/brand-filter.ts";
import { brandOf, listUrl, MOST_COUNTED, pageOf, readListQuery, type ListQuery, type ListSpec } from "../../list/list-query.ts";
import { List, type Column } from "../../list/list.tsx";
import { oneOf } from "../../list/one-of.ts";
import { optionsOf } from "../../list/options-of.ts";
import { viewsOf } from "../../list/views-of.ts";
import type { Answer } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { readId } from "../../http/read-id.ts";
import { actSentence } from "../../ui/act-sentence.ts";
import { timeInWords } from "../../ui/day.ts";
import { subjectUrl } from "../../ui/subject-url.ts";
import text from "../../ui/text.module.css";
import { UndoForm } from "../../ui/undo-form.tsx";
import type { OfficeWords } from "../../words/office-words.ts";
import { Changes } from "./changes.tsx";

/** GET /logboek: who did what, the newest first. */
export async function loadLog(request: OfficeRequest): Promise<Answer> {
  const { site, words } = request;
  const spec = specOf(request, await listEditors(site.db, request.scope));
  const query = readListQuery(request.url.searchParams, spec);
  const scope = narrowed(request.scope, brandOf(query));
  const filter = filterOf(query);
  const [rows, count, views] = await Promise.all([
    readActs(site.db, scope, { filter, ...pageOf(query) }),
    countActs(site.db, scope, { filter, most: MOST_COUNTED }),
    viewsOf(request, spec),
  ]);
  const mailIds = await failedAmong(site.db, request.scope, idsOfMails(rows));
  const list = { spec, query, rows, count, views, columns: columnsOf(words, listUrl(spec, query)) };
  const urlOf = (act: RecordedAct) => subjectUrl(act, mailIds);
  const body = <List {...list} keyOf={({ id }) => id} urlOf={urlOf} empty={{ title: words.log.empty }} />;
  return { title: words.common.screens.log, body, isWide: true };
}

/** The command line and jobs, which act without an account. */
const WITHOUT_ACCOUNT = ["OPERATOR", "SYSTEM"] as const;

function specOf({ words, scope }: OfficeRequest, editors: readonly PersonName[]): ListSpec {
  const { log, list, acts } = words;
  const people = [
    ...editors.map((person) => ({ value: String(person.id), label: fullName(person) })),
    ...WITHOUT_ACCOUNT.map((kind) => ({ value: kind, label: acts.actors[kind] })),
  ];
  return {
    path: "/logboek",
    orders: ["tijd"],
    filters: [
      { kind: "choice", name: "wie", label: log.who, all: log.allPeople, options: people },
      { kind: "choice", name: "handeling", label: log.action, all: log.allActions, options: optionsOf(acts.actions) },
      { kind: "choice", name: "soort", label: log.subject, all: log.allSubjects, options: optionsOf(acts.subjects) },
      { kind: "text", name: "nummer", label: log.number, pattern: "[1-9][0-9]{0,8}", hint: log.numberHint, problem: log.wrongNumber },
      ...brandFilter(words, scope),
      { kind: "day", name: "van", label: list.from },
      { kind: "day", name: "tot", label: list.to },
    ],
  };
}

function filterOf({ values }: ListQuery): ActFilter {
  const actorKind = oneOf(WITHOUT_ACCOUNT, values["wie"]);
  return {
    actorKind,
    actorId: actorKind === undefined ? (readId(values["wie"]) ?? undefined) : undefined,
    action: values["handeling"],
    subjectKind: values["soort"],
    subjectId: readId(values["nummer"]) ?? undefined,
    from: values["van"],
    to: values["tot"],
  };
}

function idsOfMails(acts: readonly RecordedAct[]): number[] {
  return acts.flatMap(({ subjectKind, subjectId }) => (subjectKind === "mail" && subjectId !== null ? [subjectId] : []));
}

/** `back` is the address of the list, to come back to after an undoing. */
function columnsOf(words: OfficeWords, back: string): Column<RecordedAct>[] {
  const { log, acts } = words;
  return [
    { title: log.when, cell: ({ at }) => <time dateTime={at.toISOString()}>{timeInWords(words, at)}</time>, hasOwnWords: true },
    { title: log.who, cell: ({ actorName, actorKind }) => actorName ?? <span className={text.whole}>{acts.actors[actorKind]}</span> },
    { title: log.what, cell: (act) => actSentence(words, act), isMain: true },
    { title: log.changes, cell: ({ changes }) => <Changes changes={changes} /> },
    { title: log.reason, cell: (act) => [act.reason, act.undoneBy !== null && log.undoneBy].filter(Boolean).join(", ") || log.nobody },
    { title: log.undo, isTitleHidden: true, cell: (act) => <UndoForm act={act} back={back} /> },
  ];
}
