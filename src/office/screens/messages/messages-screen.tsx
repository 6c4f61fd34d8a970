import { brandOfPlatform } from "../../../brands/brands.ts";
import {
  countMessages,
  exportMessages,
  listMessages,
  MESSAGE_STATES,
  MESSAGE_TYPES,
  type MessageFilter,
  type MessageRow,
  type MessageState,
} from "../../../submissions/contact/list-messages.server.ts";
import type { Answer } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { csvTime, type CsvColumn } from "../../list/csv.ts";
import { MOST_COUNTED, type ListFilter } from "../../list/list-query.ts";
import { List, type Column } from "../../list/list.tsx";
import { oneOf } from "../../list/one-of.ts";
import { optionsOf } from "../../list/options-of.ts";
import { viewsOf } from "../../list/views-of.ts";
import { listSearch } from "../../submissions/list-search.ts";
import { askedList, exportSubmissions, type AskedList } from "../../submissions/submission-list.ts";
import { TwoLines } from "../../submissions/two-lines.tsx";
import { Who } from "../../submissions/who.tsx";
import { timeInWords } from "../../ui/day.ts";
import { State, type Tone } from "../../ui/state.tsx";
import type { OfficeWords } from "../../words/office-words.ts";

export const MESSAGES = "/berichten";
export const MESSAGE_TONES: Readonly<Record<MessageState, Tone>> = { held: "waits", passed: "good", rejected: "ended" };
/** Characters of a message in the list. */
const BEGINNING = 120;

/** GET /berichten: questions and messages of advertisers, the newest first, masked. */
export async function loadMessages(request: OfficeRequest): Promise<Answer> {
  const { site, words } = request;
  const { spec, query, scope, page } = asked(request);
  const filter = filterOf(query);
  const [rows, count, views] = await Promise.all([
    listMessages(site.db, scope, { filter, ...page }),
    countMessages(site.db, scope, { filter, most: MOST_COUNTED }),
    viewsOf(request, spec),
  ]);
  const empty = { title: words.messages.empty, text: words.messages.emptyText };
  const list = { spec, query, rows, count, views, empty, columns: columnsOf(words) };
  const body = (
    <List {...list} keyOf={({ id }) => id} urlOf={({ id }) => `${MESSAGES}/${id}${listSearch(request)}`} exportAction="messages.export" />
  );
  return { title: words.common.screens.messages, body, isWide: true };
}

/** POST /berichten/csv: all messages of the list, in full. */
export async function exportMessageList(request: OfficeRequest): Promise<Answer> {
  const list = asked(request);
  const rows = await exportMessages(request.site.db, list.scope, { filter: filterOf(list.query), direction: list.page.direction });
  return exportSubmissions(request, {
    action: "messages.export",
    kind: "message",
    asked: list,
    rows,
    columns: csvColumnsOf(request.words),
  });
}

function asked(request: OfficeRequest): AskedList {
  const { messages } = request.words;
  const type: ListFilter = {
    kind: "choice",
    name: "soort",
    label: messages.type,
    all: messages.allTypes,
    options: optionsOf(messages.types),
  };
  return askedList(request, { path: MESSAGES, states: messages.states, others: [type] });
}

function filterOf({ values }: AskedList["query"]): MessageFilter {
  const { staat, soort, tekst: text, van: from, tot: to } = values;
  return { state: oneOf(MESSAGE_STATES, staat), type: oneOf(MESSAGE_TYPES, soort), text, from, to };
}

function columnsOf(words: OfficeWords): Column<MessageRow>[] {
  const { messages, item } = words;
  return [
    { title: item.received, cell: ({ receivedAt }) => timeInWords(words, receivedAt), order: "ontvangen", hasOwnWords: true },
    {
      title: messages.message,
      cell: (row) => <TwoLines first={nameOf(row, words)} second={brandOfPlatform(row.platformId).name} />,
      isMain: true,
    },
    { title: messages.type, cell: ({ type }) => messages.types[type], hasOwnWords: true },
    { title: item.who, cell: (row) => <Who {...row} /> },
    { title: item.state, cell: ({ state }) => <State tone={MESSAGE_TONES[state]} label={messages.states[state]} />, hasOwnWords: true },
  ];
}

/** The beginning of a message; without a text its number. */
function nameOf({ id, description }: MessageRow, { messages }: OfficeWords): string {
  const letters = Array.from(description ?? "");
  if (letters.length > BEGINNING) return `${letters.slice(0, BEGINNING).join("")}…`;
  return letters.length > 0 ? letters.join("") : messages.title(id);
}

function csvColumnsOf({ messages, item, common }: OfficeWords): CsvColumn<MessageRow>[] {
  return [
    { title: item.number, value: ({ id }) => id },
    { title: item.received, value: ({ receivedAt }) => csvTime(receivedAt) },
    { title: common.brand, value: ({ platformId }) => brandOfPlatform(platformId).name },
    { title: messages.type, value: ({ type }) => messages.types[type] },
    { title: item.state, value: ({ state }) => messages.states[state] },
    { title: item.name, value: ({ name }) => name },
    { title: item.company, value: ({ companyName }) => companyName },
    { title: item.email, value: ({ email }) => email },
    { title: item.phone, value: ({ phone }) => phone },
    { title: messages.message, value: ({ description }) => description },
  ];
}
