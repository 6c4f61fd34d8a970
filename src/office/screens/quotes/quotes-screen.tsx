import { brandOfPlatform } from "../../../brands/brands.ts";
import {
  countQuoteRequests,
  exportQuoteRequests,
  listQuoteRequests,
  QUOTE_STATES,
  type QuoteFilter,
  type QuoteRow,
  type QuoteState,
} from "../../../submissions/quotes/list-quote-requests.server.ts";
import type { Answer } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { csvTime, type CsvColumn } from "../../list/csv.ts";
import { MOST_COUNTED } from "../../list/list-query.ts";
import { List, type Column } from "../../list/list.tsx";
import { oneOf } from "../../list/one-of.ts";
import { viewsOf } from "../../list/views-of.ts";
import { listSearch } from "../../submissions/list-search.ts";
import { askedList, exportSubmissions, type AskedList } from "../../submissions/submission-list.ts";
import { TwoLines } from "../../submissions/two-lines.tsx";
import { Who } from "../../submissions/who.tsx";
import { dayInWords, timeInWords } from "../../ui/day.ts";
import { State, type Tone } from "../../ui/state.tsx";
import type { OfficeWords } from "../../words/office-words.ts";

export const QUOTES = "/offerteaanvragen";
export const QUOTE_TONES: Readonly<Record<QuoteState, Tone>> = { held: "waits", passed: "good", rejected: "ended" };

/** GET /offerteaanvragen: the requests, the newest first, masked. */
export async function loadQuotes(request: OfficeRequest): Promise<Answer> {
  const { site, words } = request;
  const { spec, query, scope, page } = asked(request);
  const filter = filterOf(query);
  const [rows, count, views] = await Promise.all([
    listQuoteRequests(site.db, scope, { filter, ...page }),
    countQuoteRequests(site.db, scope, { filter, most: MOST_COUNTED }),
    viewsOf(request, spec),
  ]);
  const empty = { title: words.quotes.empty, text: words.quotes.emptyText };
  const list = { spec, query, rows, count, views, empty, columns: columnsOf(words) };
  const body = (
    <List {...list} keyOf={({ id }) => id} urlOf={({ id }) => `${QUOTES}/${id}${listSearch(request)}`} exportAction="quotes.export" />
  );
  return { title: words.common.screens.quotes, body, isWide: true };
}

/** POST /offerteaanvragen/csv: all requests of the list, in full. */
export async function exportQuotes(request: OfficeRequest): Promise<Answer> {
  const list = asked(request);
  const rows = await exportQuoteRequests(request.site.db, list.scope, { filter: filterOf(list.query), direction: list.page.direction });
  return exportSubmissions(request, { action: "quotes.export", kind: "quote", asked: list, rows, columns: csvColumnsOf(request.words) });
}

function asked(request: OfficeRequest): AskedList {
  return askedList(request, { path: QUOTES, states: request.words.quotes.states });
}

function filterOf({ values }: AskedList["query"]): QuoteFilter {
  return { state: oneOf(QUOTE_STATES, values["staat"]), text: values["tekst"], from: values["van"], to: values["tot"] };
}

function columnsOf(words: OfficeWords): Column<QuoteRow>[] {
  const { quotes, item, common } = words;
  return [
    { title: item.received, cell: ({ receivedAt }) => timeInWords(words, receivedAt), order: "ontvangen", hasOwnWords: true },
    { title: quotes.activity, cell: (row) => <TwoLines first={row.activity.title} second={providerOf(row)} />, isMain: true },
    { title: item.who, cell: (row) => <Who {...row} /> },
    { title: quotes.persons, cell: ({ persons }) => persons ?? common.none, isNumber: true },
    {
      title: quotes.plannedDate,
      cell: ({ plannedDate }) => (plannedDate ? dayInWords(words, plannedDate) : common.none),
      hasOwnWords: true,
    },
    { title: item.state, cell: ({ state }) => <State tone={QUOTE_TONES[state]} label={quotes.states[state]} />, hasOwnWords: true },
  ];
}

/** Its provider and brand. */
function providerOf({ organisation, platformId }: QuoteRow): string {
  return [organisation, brandOfPlatform(platformId).name].filter(Boolean).join(" · ");
}

function csvColumnsOf({ quotes, item, common }: OfficeWords): CsvColumn<QuoteRow>[] {
  return [
    { title: item.number, value: ({ id }) => id },
    { title: item.received, value: ({ receivedAt }) => csvTime(receivedAt) },
    { title: common.brand, value: ({ platformId }) => brandOfPlatform(platformId).name },
    { title: quotes.activity, value: ({ activity }) => activity.title },
    { title: quotes.organisation, value: ({ organisation }) => organisation },
    { title: item.state, value: ({ state }) => quotes.states[state] },
    { title: item.gender, value: ({ gender }) => item.genders[gender] },
    { title: item.name, value: ({ name }) => name },
    { title: item.company, value: ({ companyName }) => companyName },
    { title: item.email, value: ({ email }) => email },
    { title: item.phone, value: ({ phone }) => phone },
    { title: quotes.persons, value: ({ persons }) => persons },
    { title: quotes.plannedDate, value: ({ plannedDate }) => plannedDate },
    { title: item.address, value: ({ address }) => address },
    { title: item.zipcode, value: ({ zipcode }) => zipcode },
    { title: item.city, value: ({ city }) => city },
    { title: quotes.reference, value: ({ reference }) => reference },
    { title: item.description, value: ({ description }) => description },
    { title: quotes.subscribe, value: ({ subscribe }) => (subscribe ? common.yes : common.no) },
  ];
}
