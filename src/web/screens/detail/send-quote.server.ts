import { activityUrl } from "../../../activities/activity-url.ts";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { readQuoteForm } from "../../../quotes/quote-form.ts";
import { requestQuote } from "../../../quotes/request-quote.ts";
import type { Site } from "../../../sites.ts";
import { readPosted } from "../../forms/read-posted.server.ts";
import { sendForm } from "../../forms/send-form.server.ts";
import { QUOTE_FORM, QUOTE_SENT } from "./quote-form-name.ts";

/** Sends the quote form of a page. */
export async function sendQuote(site: Site, activity: Pick<ActivityDetail, "id" | "slug">, request: Request) {
  return sendForm(site, await readPosted(request), {
    name: QUOTE_FORM,
    read: readQuoteForm,
    send: (body, envelope) => requestQuote(site.db, site, { activityId: activity.id, body, ...envelope }),
    sentUrl: `${activityUrl(activity)}?offerte=${QUOTE_SENT}#offerte`,
  });
}
