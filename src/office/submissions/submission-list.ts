import { recordAct } from "../../history/record-act.ts";
import { narrowed, type Scope } from "../../permissions/scope.ts";
import type { ExportedRows } from "../../submissions/list-rows.server.ts";
import { maskSearch } from "../../submissions/mask-person.server.ts";
import { brandFilter } from "../list/brand-filter.ts";
import { csvFile, type CsvColumn } from "../list/csv.ts";
import { brandOf, listUrl, pageOf, readListQuery, type ListFilter, type ListQuery, type ListSpec } from "../list/list-query.ts";
import { optionsOf } from "../list/options-of.ts";
import type { Answer } from "../http/answer.ts";
import type { OfficeRequest } from "../http/office-request.ts";
import { houseDay } from "../house-time.ts";

/** Three characters are the least that a trigram index finds; `#12` is an id. */
const TEXT_PATTERN = "#[0-9]{1,9}|.{3,}";

/** A list of what visitors sent, as its address asks for it. */
export type AskedList = {
  spec: ListSpec;
  query: ListQuery;
  scope: Scope;
  page: { direction: "asc" | "desc"; limit: number; offset: number };
};

type Own = {
  path: string;
  states: Readonly<Record<string, string>>;
  /** False for readers of a newsletter, who are known by name and address only, and are asked for by no period. */
  hasCompany?: boolean;
  others?: readonly ListFilter[];
};

/** Reads the address of a list, which has filters by text, brand, state and period besides its own. */
export function askedList({ url, words, scope }: OfficeRequest, { path, states, hasCompany = true, others = [] }: Own): AskedList {
  const { item, list } = words;
  const spec: ListSpec = {
    path,
    orders: ["ontvangen"],
    filters: [
      {
        ...{ kind: "text", name: "tekst", pattern: TEXT_PATTERN },
        ...(hasCompany ? { label: item.text, hint: item.textHint } : { label: item.textOfReader, hint: item.textOfReaderHint }),
      },
      ...brandFilter(words, scope),
      { kind: "choice", name: "staat", label: item.state, all: item.allStates, options: optionsOf(states) },
      ...others,
      ...(hasCompany
        ? [{ kind: "day", name: "van", label: list.from } as const, { kind: "day", name: "tot", label: list.to } as const]
        : []),
    ],
  };
  const query = readListQuery(url.searchParams, spec);
  return { spec, query, scope: narrowed(scope, brandOf(query)), page: { direction: query.direction, ...pageOf(query) } };
}

type Export<Row> = {
  /** The act in the log, such as `quotes.export`, and the kind of its subject. */
  action: string;
  kind: string;
  asked: AskedList;
  rows: ExportedRows<Row>;
  columns: readonly CsvColumn<Row>[];
};

/** Answers a list as CSV, after the line of the log: who downloaded how many rows, of which filter. */
export async function exportSubmissions<Row>(request: OfficeRequest, { action, kind, asked, rows, columns }: Export<Row>): Promise<Answer> {
  const { site, actor, requestId, now } = request;
  const platformId = brandOf(asked.query);
  const changes = { filter: [null, filterInWords(asked)], rows: [null, rows.count] } as const;
  await recordAct(site.db, { actor, action, subject: { kind, id: null, platformId }, changes, requestId });
  return csvFile({ name: `${asked.spec.path.slice(1)}-${houseDay(now)}`, columns, pages: rows.pages });
}

/** The query of the list, with a masked text: what is searched for is often a person. */
function filterInWords({ spec, query }: AskedList): string {
  const { tekst, ...values } = query.values;
  const masked = tekst === undefined ? values : { ...values, tekst: maskSearch(tekst) };
  const [, parameters = ""] = listUrl(spec, { ...query, values: masked, page: 1 }).split("?", 2);
  return decodeURIComponent(parameters);
}
