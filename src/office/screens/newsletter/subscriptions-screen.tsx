import { brandOfPlatform } from "../../../brands/brands.ts";
import {
  countSubscriptions,
  exportSubscriptions,
  listSubscriptions,
  SUBSCRIPTION_STATES,
  totalSubscriptions,
  type SubscriptionFilter,
  type SubscriptionRow,
  type SubscriptionState,
} from "../../../submissions/newsletter/list-subscriptions.server.ts";
import type { Answer } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { csvTime, type CsvColumn } from "../../list/csv.ts";
import { MOST_COUNTED } from "../../list/list-query.ts";
import { List, type Column } from "../../list/list.tsx";
import { oneOf } from "../../list/one-of.ts";
import { viewsOf } from "../../list/views-of.ts";
import { listSearch } from "../../submissions/list-search.ts";
import { askedList, exportSubmissions, type AskedList } from "../../submissions/submission-list.ts";
import { timeInWords } from "../../ui/day.ts";
import { State, type Tone } from "../../ui/state.tsx";
import type { OfficeWords } from "../../words/office-words.ts";
import { Totals } from "./totals.tsx";

export const NEWSLETTER = "/nieuwsbrief";
export const SUBSCRIPTION_TONES: Readonly<Record<SubscriptionState, Tone>> = {
  ...{ held: "waits", waiting: "waits", subscribed: "good", unsubscribed: "ended", rejected: "ended" },
};

/** GET /nieuwsbrief: who is subscribed to which newsletter, masked, below the totals. */
export async function loadSubscriptions(request: OfficeRequest): Promise<Answer> {
  const { site, words } = request;
  const { spec, query, scope, page } = asked(request);
  const filter = filterOf(query);
  const [rows, count, totals, views] = await Promise.all([
    listSubscriptions(site.db, scope, { filter, ...page }),
    countSubscriptions(site.db, scope, { filter, most: MOST_COUNTED }),
    totalSubscriptions(site.db, request.scope),
    viewsOf(request, spec),
  ]);
  const empty = { title: words.newsletter.empty, text: words.newsletter.emptyText };
  const list = { spec, query, rows, count, views, empty, columns: columnsOf(words) };
  const body = (
    <>
      <Totals totals={totals} />
      <List
        {...list}
        keyOf={({ id }) => id}
        urlOf={({ id }) => `${NEWSLETTER}/${id}${listSearch(request)}`}
        exportAction="newsletter.export"
      />
    </>
  );
  return { title: words.common.screens.newsletter, body, isWide: true };
}

/** POST /nieuwsbrief/csv: all subscriptions of the list, in full. */
export async function exportSubscriptionList(request: OfficeRequest): Promise<Answer> {
  const list = asked(request);
  const rows = await exportSubscriptions(request.site.db, list.scope, { filter: filterOf(list.query), direction: list.page.direction });
  const columns = csvColumnsOf(request.words);
  return exportSubmissions(request, { action: "newsletter.export", kind: "newsletter", asked: list, rows, columns });
}

function asked(request: OfficeRequest): AskedList {
  return askedList(request, { path: NEWSLETTER, states: request.words.newsletter.states, hasCompany: false });
}

function filterOf({ values }: AskedList["query"]): SubscriptionFilter {
  return { state: oneOf(SUBSCRIPTION_STATES, values["staat"]), text: values["tekst"] };
}

function columnsOf(words: OfficeWords): Column<SubscriptionRow>[] {
  const { newsletter, item, common } = words;
  return [
    { title: newsletter.address, cell: ({ email }) => email, isMain: true },
    { title: item.name, cell: ({ name }) => name },
    { title: common.brand, cell: ({ platformId }) => brandOfPlatform(platformId).name, hasOwnWords: true },
    {
      title: item.state,
      cell: ({ state }) => <State tone={SUBSCRIPTION_TONES[state]} label={newsletter.states[state]} />,
      hasOwnWords: true,
    },
    { title: newsletter.since, cell: ({ since }) => timeInWords(words, since), hasOwnWords: true },
    { title: newsletter.askedAt, cell: ({ askedAt }) => timeInWords(words, askedAt), order: "ontvangen", hasOwnWords: true },
  ];
}

function csvColumnsOf({ newsletter, item, common }: OfficeWords): CsvColumn<SubscriptionRow>[] {
  return [
    { title: item.number, value: ({ id }) => id },
    { title: common.brand, value: ({ platformId }) => brandOfPlatform(platformId).name },
    { title: item.name, value: ({ name }) => name },
    { title: item.email, value: ({ email }) => email },
    { title: item.state, value: ({ state }) => newsletter.states[state] },
    { title: newsletter.since, value: ({ since }) => csvTime(since) },
    { title: newsletter.askedAt, value: ({ askedAt }) => csvTime(askedAt) },
  ];
}
