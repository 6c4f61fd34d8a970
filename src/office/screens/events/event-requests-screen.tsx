import { brandOfPlatform } from "../../../brands/brands.ts";
import {
  countEventRequests,
  EVENT_REQUEST_STATES,
  exportEventRequests,
  listEventRequests,
  type EventRequestFilter,
  type EventRequestRow,
  type EventRequestState,
} from "../../../submissions/events/list-event-requests.server.ts";
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

export const EVENT_REQUESTS = "/evenementaanvragen";
export const EVENT_TONES: Readonly<Record<EventRequestState, Tone>> = { undecided: "waits", listed: "good", rejected: "ended" };

/** GET /evenementaanvragen: the events that visitors sent, the newest first, masked. */
export async function loadEventRequests(request: OfficeRequest): Promise<Answer> {
  const { site, words } = request;
  const { spec, query, scope, page } = asked(request);
  const filter = filterOf(query);
  const [rows, count, views] = await Promise.all([
    listEventRequests(site.db, scope, { filter, ...page }),
    countEventRequests(site.db, scope, { filter, most: MOST_COUNTED }),
    viewsOf(request, spec),
  ]);
  const empty = { title: words.events.empty, text: words.events.emptyText };
  const list = { spec, query, rows, count, views, empty, columns: columnsOf(words) };
  const body = (
    <List
      {...list}
      keyOf={({ id }) => id}
      urlOf={({ id }) => `${EVENT_REQUESTS}/${id}${listSearch(request)}`}
      exportAction="events.export"
    />
  );
  return { title: words.common.screens.events, body, isWide: true };
}

/** POST /evenementaanvragen/csv: all requests of the list, in full but for the IBAN. */
export async function exportEventRequestList(request: OfficeRequest): Promise<Answer> {
  const list = asked(request);
  const rows = await exportEventRequests(request.site.db, list.scope, { filter: filterOf(list.query), direction: list.page.direction });
  return exportSubmissions(request, { action: "events.export", kind: "event", asked: list, rows, columns: csvColumnsOf(request.words) });
}

/** One day, or the first and the last. */
export function datesInWords(words: OfficeWords, { startDate, endDate }: Pick<EventRequestRow, "startDate" | "endDate">): string {
  const start = dayInWords(words, startDate);
  return endDate === null || endDate === startDate ? start : words.events.until(start, dayInWords(words, endDate));
}

function asked(request: OfficeRequest): AskedList {
  return askedList(request, { path: EVENT_REQUESTS, states: request.words.events.states });
}

function filterOf({ values }: AskedList["query"]): EventRequestFilter {
  return { state: oneOf(EVENT_REQUEST_STATES, values["staat"]), text: values["tekst"], from: values["van"], to: values["tot"] };
}

function columnsOf(words: OfficeWords): Column<EventRequestRow>[] {
  const { events, item } = words;
  return [
    { title: item.received, cell: ({ receivedAt }) => timeInWords(words, receivedAt), order: "ontvangen", hasOwnWords: true },
    { title: events.eventTitle, cell: (row) => <TwoLines first={row.title} second={brandOfPlatform(row.platformId).name} />, isMain: true },
    { title: events.dates, cell: (row) => datesInWords(words, row), hasOwnWords: true },
    { title: events.place, cell: ({ city, province }) => `${city}, ${province}` },
    { title: item.who, cell: (row) => <Who {...row} /> },
    { title: item.state, cell: ({ state }) => <State tone={EVENT_TONES[state]} label={events.states[state]} />, hasOwnWords: true },
  ];
}

function csvColumnsOf({ events, item, common, list }: OfficeWords): CsvColumn<EventRequestRow>[] {
  return [
    { title: item.number, value: ({ id }) => id },
    { title: item.received, value: ({ receivedAt }) => csvTime(receivedAt) },
    { title: common.brand, value: ({ platformId }) => brandOfPlatform(platformId).name },
    { title: item.state, value: ({ state }) => events.states[state] },
    { title: events.eventTitle, value: ({ title }) => title },
    { title: list.from, value: ({ startDate }) => startDate },
    { title: list.to, value: ({ endDate }) => endDate },
    { title: item.city, value: ({ city }) => city },
    { title: item.province, value: ({ province }) => province },
    { title: item.website, value: ({ website }) => website },
    { title: item.description, value: ({ description }) => description },
    { title: item.name, value: ({ name }) => name },
    { title: item.company, value: ({ companyName }) => companyName },
    { title: item.email, value: ({ email }) => email },
    { title: item.address, value: ({ address }) => address },
    { title: item.zipcode, value: ({ zipcode }) => zipcode },
  ];
}
