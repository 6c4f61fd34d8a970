import { countActs, readActs, type ActFilter, type RecordedAct } from "../../../history/read-acts.ts";
import { narrowed } from "../../../permissions/scope.ts";
import { brandFilter } from "../../list/brand-filter.ts";
import { brandOf, listUrl, MOST_COUNTED, pageOf, readListQuery, type ListQuery, type ListSpec } from "../../list/list-query.ts";
import { List, type Column } from "../../list/list.tsx";
import { optionsOf } from "../../list/options-of.ts";
import { viewsOf } from "../../list/views-of.ts";
import type { Answer } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { actSentence } from "../../ui/act-sentence.ts";
import { timeInWords } from "../../ui/day.ts";
import { UndoForm } from "../../ui/undo-form.tsx";
import type { OfficeWords } from "../../words/office-words.ts";
import { Changes } from "./changes.tsx";

/** GET /logboek: who did what, the newest first. */
export async function loadLog(request: OfficeRequest): Promise<Answer> {
  const { site, words } = request;
  const spec = specOf(request);
  const query = readListQuery(request.url.searchParams, spec);
  const scope = narrowed(request.scope, brandOf(query));
  const filter = filterOf(query);
  const [rows, count, views] = await Promise.all([
    readActs(site.db, scope, { filter, ...pageOf(query) }),
    countActs(site.db, scope, { filter, most: MOST_COUNTED }),
    viewsOf(request, spec),
  ]);
  const list = { spec, query, rows, count, views, columns: columnsOf(words, listUrl(spec, query)) };
  const body = <List {...list} keyOf={({ id }) => id} empty={{ title: words.log.empty }} />;
  return { title: words.common.screens.log, body, isWide: true };
}

function specOf({ words, scope }: OfficeRequest): ListSpec {
  const { log, list, acts } = words;
  return {
    path: "/logboek",
    orders: ["tijd"],
    filters: [
      { kind: "choice", name: "handeling", label: log.action, all: log.allActions, options: optionsOf(acts.actions) },
      { kind: "choice", name: "soort", label: log.subject, all: log.allSubjects, options: optionsOf(acts.subjects) },
      ...brandFilter(words, scope),
      { kind: "day", name: "van", label: list.from },
      { kind: "day", name: "tot", label: list.to },
    ],
  };
}

function filterOf({ values }: ListQuery): ActFilter {
  return { action: values["handeling"], subjectKind: values["soort"], from: values["van"], to: values["tot"] };
}

/** `back` is the address of the list, to come back to after an undoing. */
function columnsOf(words: OfficeWords, back: string): Column<RecordedAct>[] {
  const { log, acts } = words;
  return [
    { title: log.when, cell: ({ at }) => <time dateTime={at.toISOString()}>{timeInWords(words, at)}</time> },
    { title: log.who, cell: ({ actorName, actorKind }) => actorName ?? acts.actors[actorKind] },
    { title: log.what, cell: (act) => actSentence(words, act), isMain: true },
    { title: log.changes, cell: ({ changes }) => <Changes changes={changes} /> },
    {
      title: log.reason,
      cell: (act) => (
        <>
          {[act.reason, act.undoneBy !== null && log.undoneBy].filter(Boolean).join(", ") || log.nobody}
          <UndoForm act={act} back={back} />
        </>
      ),
    },
  ];
}
