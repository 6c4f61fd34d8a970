import { brandOfPlatform } from "../../../brands/brands.ts";
import { askAgain, unsubscribeByEditor, type ChangeOutcome } from "../../../submissions/newsletter/change-subscription.server.ts";
import { maskSubscription, readSubscription, type SubscriptionRow } from "../../../submissions/newsletter/list-subscriptions.server.ts";
import type { Answer } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import { offers, type OfficeRequest } from "../../http/office-request.ts";
import { readId } from "../../http/read-id.ts";
import { Decide, ItemAct, ItemPage, readBeside } from "../../submissions/item-page.tsx";
import { listSearch } from "../../submissions/list-search.ts";
import { reveal, visibleUntil, type Revealable } from "../../submissions/reveal.ts";
import { timeInWords } from "../../ui/day.ts";
import type { Fact } from "../../ui/facts.tsx";
import { State } from "../../ui/state.tsx";
import type { OfficeWords } from "../../words/office-words.ts";
import { NEWSLETTER, SUBSCRIPTION_TONES } from "./subscriptions-screen.tsx";

const REVEALABLE: Revealable = { action: "newsletter.reveal", kind: "newsletter", path: NEWSLETTER, read: readSubscription };

/** GET /nieuwsbrief/:id */
export function loadSubscription(request: OfficeRequest): Promise<Answer> {
  return subscriptionPage(request, readId(request.params["id"]));
}

/** POST /nieuwsbrief/:id/toon */
export function revealSubscription(request: OfficeRequest): Promise<Answer> {
  return reveal(request, REVEALABLE);
}

/** POST /nieuwsbrief/:id/afmelden */
export function unsubscribeReader(request: OfficeRequest): Promise<Answer> {
  return change(request, unsubscribeByEditor);
}

/** POST /nieuwsbrief/:id/opnieuw: sends the confirmation mail again. */
export function askReaderAgain(request: OfficeRequest): Promise<Answer> {
  return change(request, askAgain);
}

async function change(request: OfficeRequest, make: typeof askAgain): Promise<Answer> {
  const { site, actor, scope, words, requestId, now } = request;
  const id = readId(request.params["id"]);
  if (id === null) return null;
  const outcome: ChangeOutcome = await make(site.db, { subscriptionId: id, actor, scope, originOf: site.originOf, requestId, now });
  switch (outcome.kind) {
    case "done":
      return { location: doneUrl(`${NEWSLETTER}/${id}${listSearch(request)}`, outcome.actId) };
    case "not-found":
      return null;
    case "other-state":
      return subscriptionPage(request, id, words.newsletter.otherState);
    case "too-soon":
      return subscriptionPage(request, id, words.newsletter.tooSoon);
  }
}

async function subscriptionPage(request: OfficeRequest, id: number | null, problem?: string): Promise<Answer> {
  const { site, scope, words } = request;
  const found = id === null ? null : await readSubscription(site.db, scope, id);
  if (!found) return null;
  const [until, beside] = await Promise.all([
    visibleUntil(request, REVEALABLE, found.id),
    readBeside(request, { kind: "newsletter", mailed: { field: "subscriptionId", id: found.id } }),
  ]);
  const row = until ? found : maskSubscription(found);
  const page = { path: NEWSLETTER, id: row.id, facts: factsOf(words, row), until, email: row.email, problem, ...beside };
  const title = words.newsletter.title(row.id);
  const body = (
    <ItemPage {...page} reveals="newsletter.reveal">
      <SubscriptionActs request={request} row={row} />
    </ItemPage>
  );
  const crumbs = [{ title: words.common.screens.newsletter, url: `${NEWSLETTER}${listSearch(request)}` }, { title }];
  return { title, body, isWide: true, crumbs, ...(problem && { status: 422 }) };
}

function SubscriptionActs({ request, row: { id, state, platformId } }: { request: OfficeRequest; row: SubscriptionRow }) {
  const { newsletter } = request.words;
  if (state === "held") return <Decide kind="newsletter" />;
  if (!offers(request, "newsletter.change", { platformId })) return null;
  const canLeave = state === "subscribed" || state === "waiting";
  return (
    <>
      {state === "waiting" && (
        <ItemAct url={`${NEWSLETTER}/${id}/opnieuw${listSearch(request)}`} lead={newsletter.askAgainLead} label={newsletter.askAgain} />
      )}
      {canLeave && (
        <ItemAct
          url={`${NEWSLETTER}/${id}/afmelden${listSearch(request)}`}
          lead={newsletter.unsubscribeLead}
          label={newsletter.unsubscribe}
        />
      )}
    </>
  );
}

function factsOf(words: OfficeWords, row: SubscriptionRow): Fact[] {
  const { newsletter, item, common } = words;
  return [
    { label: item.state, value: <State tone={SUBSCRIPTION_TONES[row.state]} label={newsletter.states[row.state]} /> },
    { label: newsletter.since, value: timeInWords(words, row.since) },
    { label: newsletter.askedAt, value: timeInWords(words, row.askedAt) },
    { label: common.brand, value: brandOfPlatform(row.platformId).name },
    { label: item.name, value: row.name },
    { label: item.email, value: row.email },
  ];
}
