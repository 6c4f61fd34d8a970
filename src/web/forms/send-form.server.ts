import { messageOf } from "../../brands/message-of.ts";
import { wordsOf } from "../../brands/words.ts";
import type { FieldError } from "../../contract/field-errors.ts";
import { isUnavailable, RETRY_S } from "../../database/is-unavailable.ts";
import { valuesOf, type ReadForm } from "../../submissions/read-form.ts";
import { KEY_FIELD, signalsOf, textOf } from "../../abuse/signals.ts";
import type { Envelope, SubmissionOutcome } from "../../submissions/once/submit-once.server.ts";
import type { RequestContext, ServedBrand } from "../../sites.ts";
import type { FormResult } from "./form-result.ts";
import type { FormAnswer } from "./form-answer.ts";
import type { PostedForm, RefusedForm } from "./read-posted.server.ts";

/** One form of a page: how it is read, who takes it, and where its page thanks a visitor without JavaScript. */
export type FormOrder<Body> = {
  name: string;
  /** Its own fields: they come back with what was typed. */
  fields: readonly string[];
  read(form: FormData): ReadForm<Body>;
  send(body: Body, envelope: Envelope): Promise<SubmissionOutcome>;
  sentUrl: string;
  /** What the form is about is no longer there: that comes before what is wrong with it. */
  isGone?: boolean;
  /** Key of the sentence for a failure that lies with us. */
  failureKey?: string;
  /** Key of the sentence for a form that is too large, where that is not a remark's fault. */
  tooLargeKey?: string;
};

type Failure = { errors?: FieldError[]; messageKey?: string; retryAfter_s?: number };

/** Reads a posted form, hands it to its room, and maps what became of it to an answer of the page. */
export async function sendForm<Body>(
  site: Pick<ServedBrand & RequestContext, "brand" | "log">,
  posted: PostedForm,
  order: FormOrder<Body>,
): Promise<FormResult<FormAnswer>> {
  const form = posted.kind === "form" ? posted.form : new FormData();
  const failed = (status: number, failure: Failure) => refusal(site, { ...order, form, status }, failure);
  if (posted.kind === "refused") return failed(posted.status, unread(posted, order));
  const key = textOf(form, KEY_FIELD) || null;
  const messageKey = order.failureKey ?? "contactForm.error.message";
  // Without JavaScript the page itself says so.
  const gone = () => failed(404, { messageKey });
  if (order.isGone) return gone();
  const read = order.read(form);
  if (read.kind === "wrong") return failed(422, read);

  const outcome = await order.send(read.body, { key, signals: signalsOf(form) }).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    site.log(error);
    return { kind: "unavailable" as const };
  });
  switch (outcome.kind) {
    case "received":
    case "held":
      return { answer: { form: order.name, status: "sent" }, location: order.sentUrl };
    case "prove":
      return { answer: { form: order.name, status: "prove", challenge: outcome.challenge } };
    case "not-found":
      return gone();
    case "invalid":
      return failed(422, outcome);
    case "key-reused":
      return failed(422, { messageKey });
    case "in-flight":
      return failed(409, { messageKey, retryAfter_s: outcome.retryAfterSeconds });
    case "unavailable":
      return failed(503, { messageKey, retryAfter_s: RETRY_S });
    case "too-many-requests":
      return failed(429, { messageKey: "contactForm.error.tooMany", retryAfter_s: outcome.retryAfterSeconds });
  }
}

/** A form that could not be read. */
function unread(
  { status, isCrowded }: RefusedForm,
  { failureKey = "contactForm.error.message", tooLargeKey }: Pick<FormOrder<unknown>, "failureKey" | "tooLargeKey">,
): Failure {
  if (status === 503) return { messageKey: failureKey, retryAfter_s: RETRY_S };
  return { messageKey: (status === 413 && !isCrowded && tooLargeKey) || "contactForm.error.unreadable" };
}

type Refused = Pick<FormOrder<unknown>, "name" | "fields"> & { form: FormData; status: number };

function refusal(
  site: Pick<ServedBrand, "brand">,
  { name, fields, form, status }: Refused,
  { errors = [], messageKey, retryAfter_s }: Failure,
): FormResult<FormAnswer> {
  const words = wordsOf(site.brand.locale);
  const answer: FormAnswer = {
    form: name,
    status: "error",
    message: messageKey ? messageOf(words, messageKey) : null,
    errors: errors.map(({ field, key }) => ({ field, message: messageOf(words, key) })),
    values: valuesOf(form, fields),
  };
  return { answer, status, headers: retryAfter_s ? { "retry-after": String(retryAfter_s) } : {} };
}
