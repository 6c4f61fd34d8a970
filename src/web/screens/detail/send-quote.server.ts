import { data, redirect } from "react-router";
import { activityUrl } from "../../../activities/activity-url.ts";
import { messageOf, wordsOf } from "../../../brands/words.ts";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { FORM_BYTES, readBounded } from "../../../guard/bounded-body.ts";
import { isUnavailable } from "../../../guard/is-unavailable.ts";
import { isTrapped, quoteFormValues, readQuoteForm, type FieldError, type QuoteFormValues } from "../../../quotes/quote-form.ts";
import { requestQuote } from "../../../quotes/request-quote.ts";
import type { Site } from "../../../sites.ts";
import { KEY_FIELD } from "./use-submission-key.ts";

/**
 * What became of a form. On an error everything that was typed comes back with it; `values` is null when the server was
 * not reached, and the form still holds them.
 */
export type QuoteAnswer =
  | { status: "success" }
  | { status: "error"; message: string | null; errors: { field: string; message: string }[]; values: QuoteFormValues | null };

/** Value of `?offerte=` on the page that thanks a visitor whose form went without JavaScript. */
export const QUOTE_SENT = "verzonden";

type Failure = { errors?: FieldError[]; messageKey?: string | null; retryAfter?: number };

/** Sends the quote form of a page, and maps what became of it to an answer. */
export async function sendQuote(site: Site, activity: ActivityDetail, request: Request) {
  const read = await readForm(request);
  const form = read.kind === "form" ? read.form : new FormData();
  const key = form.get(KEY_FIELD);
  const filled = readQuoteForm(form);
  const failed = (status: number, { errors = [], messageKey = null, retryAfter }: Failure) => {
    const words = wordsOf(site.brand.locale);
    const answer: QuoteAnswer = {
      status: "error",
      message: messageKey && messageOf(words, messageKey),
      errors: errors.map((error) => ({ field: error.field, message: messageOf(words, error.key) })),
      values: quoteFormValues(form),
    };
    return data(answer, { status, headers: retryAfter ? { "retry-after": String(retryAfter) } : {} });
  };
  if (read.kind === "refused") return failed(read.status, { messageKey: "contactForm.error.unreadable" });
  if (filled.kind === "wrong") return failed(422, filled);

  const input = {
    activityId: activity.id,
    body: filled.body,
    key: typeof key === "string" && key !== "" ? key : null,
    suspicious: isTrapped(form),
  };
  const outcome = await requestQuote(site.db, site, input).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    site.log(error);
    return { kind: "unavailable" as const };
  });
  switch (outcome.kind) {
    case "requested":
    case "held":
      // A form that brought a key was sent by script, which stays on the page.
      if (key) return data<QuoteAnswer>({ status: "success" });
      return redirect(`${activityUrl(activity)}?offerte=${QUOTE_SENT}#offerte`, 303);
    case "activity-not-found":
      return data(null, { status: 404 });
    case "invalid":
      return failed(422, outcome);
    case "key-reused":
      return failed(422, { messageKey: "contactForm.error.message" });
    case "in-flight":
      return failed(409, { messageKey: "contactForm.error.message", retryAfter: outcome.retryAfterSeconds });
    case "unavailable":
      return failed(503, { messageKey: "contactForm.error.message", retryAfter: 5 });
    case "too-many-requests":
      return failed(429, { messageKey: "contactForm.error.tooMany", retryAfter: outcome.retryAfterSeconds });
  }
}

type ReadForm = { kind: "form"; form: FormData } | { kind: "refused"; status: 400 | 413 | 415 };

/** The fields of a posted form; what is too large, broken off or no form at all is refused (quality, bad input). */
async function readForm(request: Request): Promise<ReadForm> {
  const read = await readBounded(request, FORM_BYTES);
  if (read.kind === "too-large") return { kind: "refused", status: 413 };
  if (read.kind === "broken-off") return { kind: "refused", status: 400 };
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    return { kind: "form", form: await new Response(read.bytes, { headers }).formData() };
  } catch {
    return { kind: "refused", status: 415 };
  }
}
