import { brandOfPlatform } from "../../../brands/brands.ts";
import type { Decrypted } from "../../../crypto/encryption.ts";
import { readEventRequest, type EventRequestRow } from "../../../submissions/events/list-event-requests.server.ts";
import { maskedIban } from "../../../submissions/events/masked-iban.ts";
import { readIban } from "../../../submissions/events/read-iban.server.ts";
import { maskSender } from "../../../submissions/mask-person.server.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import type { Answer } from "../../http/answer.ts";
import { offers, type OfficeRequest } from "../../http/office-request.ts";
import { readId } from "../../http/read-id.ts";
import { Decide, ItemPage, readBeside } from "../../submissions/item-page.tsx";
import { listSearch } from "../../submissions/list-search.ts";
import { reveal, visibleUntil, type Revealable } from "../../submissions/reveal.ts";
import { timeInWords } from "../../ui/day.ts";
import type { Fact } from "../../ui/facts.tsx";
import form from "../../ui/form.module.css";
import { State } from "../../ui/state.tsx";
import { datesInWords, EVENT_REQUESTS, EVENT_TONES } from "./event-requests-screen.tsx";

const PERSON: Revealable = { action: "events.reveal", kind: "event", path: EVENT_REQUESTS, read: readEventRequest };
/** The IBAN is revealed apart, after a recent proof. */
const IBAN: Revealable = { ...PERSON, action: "events.reveal-iban" };

/** GET /evenementaanvragen/:id */
export async function loadEventRequest(request: OfficeRequest): Promise<Answer> {
  const { site, scope, words } = request;
  const id = readId(request.params["id"]);
  const found = id === null ? null : await readEventRequest(site.db, scope, id);
  if (!found) return null;
  const [until, ibanUntil, iban, beside] = await Promise.all([
    visibleUntil(request, PERSON, found.id),
    visibleUntil(request, IBAN, found.id),
    readIban(site.db, site.secrets, found.id),
    readBeside(request, { kind: "event", mailed: { field: "eventRequestId", id: found.id } }),
  ]);
  const row = until ? found : maskSender(found);
  const facts = [
    ...factsOf(request, row),
    { label: words.events.iban, value: ibanFact(request, { id: found.id, iban, until: ibanUntil }) },
  ];
  const page = { path: EVENT_REQUESTS, id: row.id, facts, until, email: row.email, ...beside };
  const title = words.events.title(row.id);
  const body = (
    <ItemPage {...page} reveals="events.reveal">
      {row.state === "undecided" && <Decide kind="event" />}
    </ItemPage>
  );
  return {
    title,
    body,
    isWide: true,
    crumbs: [{ title: words.common.screens.events, url: `${EVENT_REQUESTS}${listSearch(request)}` }, { title }],
  };
}

/** POST /evenementaanvragen/:id/toon */
export function revealEventRequest(request: OfficeRequest): Promise<Answer> {
  return reveal(request, PERSON);
}

/** POST /evenementaanvragen/:id/iban */
export function revealIban(request: OfficeRequest): Promise<Answer> {
  return reveal(request, IBAN);
}

function factsOf(request: OfficeRequest, row: EventRequestRow): Fact[] {
  const { words } = request;
  const { events, item, common } = words;
  return [
    { label: item.state, value: <State tone={EVENT_TONES[row.state]} label={events.states[row.state]} /> },
    { label: item.received, value: timeInWords(words, row.receivedAt) },
    { label: events.event, value: row.eventId && <AgendaLink request={request} row={row} /> },
    { label: events.eventTitle, value: row.title },
    { label: events.dates, value: datesInWords(words, row) },
    { label: events.place, value: `${row.city}, ${row.province}` },
    { label: item.website, value: <Website address={row.website} /> },
    { label: item.description, value: row.description },
    { label: common.brand, value: brandOfPlatform(row.platformId).name },
    { label: item.name, value: row.name },
    { label: item.company, value: row.companyName },
    { label: item.email, value: row.email },
    { label: item.address, value: row.address },
    { label: item.zipcode, value: row.zipcode },
  ];
}

/** The agenda of its brand on the day of the event. */
function AgendaLink({ request, row: { platformId, startDate, title } }: { request: OfficeRequest; row: EventRequestRow }) {
  const path = agendaUrl({ from: startDate, to: startDate });
  return <a href={`${request.site.originOf(brandOfPlatform(platformId))}${path}`}>{title}</a>;
}

/** A link for an address of the web; anything else that a visitor typed stays text. */
function Website({ address }: { address: string | null }) {
  const url = URL.parse(address ?? "");
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return address;
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}

type ShownIban = { id: number; iban: Decrypted | null; until: Date | null };

function ibanFact(request: OfficeRequest, { id, iban, until }: ShownIban) {
  const { events } = request.words;
  if (iban === null) return events.noIban;
  if (iban.kind === "unreadable") return events.ibanProblems[iban.reason];
  if (until) return iban.text;
  return (
    <form className={form.row} method="post" action={`${EVENT_REQUESTS}/${id}/iban${listSearch(request)}`}>
      {maskedIban(iban.text)}
      {offers(request, "events.reveal-iban") && (
        <button type="submit" className={buttonClass("quiet", "small")}>
          {events.revealIban}
        </button>
      )}
    </form>
  );
}
