import { activityUrl } from "../../../activities/activity-url.ts";
import { QUOTE_FIELDS, readQuoteForm } from "../../../submissions/quotes/quote-form.ts";
import { requestQuote } from "../../../submissions/quotes/request-quote.server.ts";
import type { Site } from "../../../sites.ts";
import { readPosted } from "../../forms/read-posted.server.ts";
import { sendForm } from "../../forms/send-form.server.ts";
import { thanksUrl } from "../../forms/thanks-query.ts";
import { QUOTE_FORM, QUOTE_FRAGMENT } from "./quote-form-name.ts";

/** Sends the quote form of the page with this slug. */
export async function sendQuote(site: Site, { slug }: { slug: string }, request: Request) {
  // From the catalogue, which works without the database, whose failure the form then reports. The database decides what is public.
  const activityId = site.catalogue.activityIdOf(site.brand.id, slug);
  return sendForm(site, await readPosted(site, request), {
    name: QUOTE_FORM,
    fields: QUOTE_FIELDS,
    isNotFound: activityId === null,
    read: (form) => readQuoteForm(form, { ages: site.brand.pages.familyRequest?.ages.label }),
    send: async (body, envelope) =>
      activityId === null ? { kind: "not-found" } : requestQuote(site.db, site, { activityId, body, ...envelope }),
    sentUrl: `${thanksUrl(activityUrl({ slug }), QUOTE_FRAGMENT)}#${QUOTE_FRAGMENT}`,
  });
}
