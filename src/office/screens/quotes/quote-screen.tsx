import { brandOfPlatform } from "../../../brands/brands.ts";
import { readQuoteRequest, type QuoteRow } from "../../../submissions/quotes/list-quote-requests.server.ts";
import { resendQuoteRequest } from "../../../submissions/quotes/resend-quote-request.server.ts";
import { maskSender } from "../../../submissions/mask-person.server.ts";
import type { Answer } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import { offers, type OfficeRequest } from "../../http/office-request.ts";
import { readId } from "../../http/read-id.ts";
import { ActivityLink } from "../../submissions/activity-link.tsx";
import { Decide, ItemAct, ItemPage, readBeside } from "../../submissions/item-page.tsx";
import { listSearch } from "../../submissions/list-search.ts";
import { reveal, visibleUntil, type Revealable } from "../../submissions/reveal.ts";
import { dayInWords, timeInWords } from "../../ui/day.ts";
import type { Fact } from "../../ui/facts.tsx";
import { State } from "../../ui/state.tsx";
import { QUOTE_TONES, QUOTES } from "./quotes-screen.tsx";

const REVEALABLE: Revealable = { action: "quotes.reveal", kind: "quote", path: QUOTES, read: readQuoteRequest };

/** GET /offerteaanvragen/:id */
export function loadQuote(request: OfficeRequest): Promise<Answer> {
  return quotePage(request, readId(request.params["id"]));
}

/** POST /offerteaanvragen/:id/toon */
export function revealQuote(request: OfficeRequest): Promise<Answer> {
  return reveal(request, REVEALABLE);
}

/** POST /offerteaanvragen/:id/opnieuw: mails the provider again. */
export async function resendQuote(request: OfficeRequest): Promise<Answer> {
  const { site, actor, scope, words, requestId } = request;
  const id = readId(request.params["id"]);
  if (id === null) return null;
  const outcome = await resendQuoteRequest(site.db, { quoteRequestId: id, actor, scope, originOf: site.originOf, requestId });
  switch (outcome.kind) {
    case "sent":
      return { location: doneUrl(`${QUOTES}/${id}${listSearch(request)}`, outcome.actId) };
    case "not-found":
      return null;
    case "queued":
    case "undecided":
      return quotePage(request, id, words.quotes[outcome.kind]);
  }
}

async function quotePage(request: OfficeRequest, id: number | null, problem?: string): Promise<Answer> {
  const { site, scope, words } = request;
  const found = id === null ? null : await readQuoteRequest(site.db, scope, id);
  if (!found) return null;
  const [until, beside] = await Promise.all([
    visibleUntil(request, REVEALABLE, found.id),
    readBeside(request, { kind: "quote", mailed: { field: "quoteRequestId", id: found.id } }),
  ]);
  const row = until ? found : maskSender(found);
  const page = { path: QUOTES, id: row.id, facts: factsOf(request, row), until, email: row.email, problem, ...beside };
  const title = words.quotes.title(row.id);
  const body = (
    <ItemPage {...page} reveals="quotes.reveal">
      <QuoteActs request={request} row={row} />
    </ItemPage>
  );
  return {
    title,
    body,
    isWide: true,
    crumbs: [{ title: words.common.screens.quotes, url: `${QUOTES}${listSearch(request)}` }, { title }],
    ...(problem && { status: 422 }),
  };
}

function QuoteActs({ request, row }: { request: OfficeRequest; row: QuoteRow }) {
  const { quotes } = request.words;
  if (row.state === "held") return <Decide kind="quote" />;
  if (row.state === "rejected" || !offers(request, "quotes.change", row)) return null;
  return <ItemAct url={`${QUOTES}/${row.id}/opnieuw${listSearch(request)}`} lead={quotes.resendLead} label={quotes.resend} />;
}

function factsOf(request: OfficeRequest, row: QuoteRow): Fact[] {
  const { words } = request;
  const { quotes, item, common } = words;
  return [
    { label: item.state, value: <State tone={QUOTE_TONES[row.state]} label={quotes.states[row.state]} /> },
    { label: item.received, value: timeInWords(words, row.receivedAt) },
    { label: quotes.activity, value: <ActivityLink {...row} /> },
    { label: quotes.organisation, value: row.organisation },
    { label: common.brand, value: brandOfPlatform(row.platformId).name },
    { label: item.name, value: `${item.genders[row.gender]} ${row.name}` },
    { label: item.company, value: row.companyName },
    { label: item.email, value: row.email },
    { label: item.phone, value: row.phone },
    { label: quotes.persons, value: row.persons },
    { label: quotes.plannedDate, value: row.plannedDate && dayInWords(words, row.plannedDate) },
    { label: item.address, value: row.address },
    { label: item.zipcode, value: row.zipcode },
    { label: item.city, value: row.city },
    { label: quotes.reference, value: row.reference },
    { label: item.description, value: row.description },
    { label: quotes.subscribe, value: row.subscribe ? common.yes : common.no },
  ];
}
