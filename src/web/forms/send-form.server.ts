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

/** How a form of a page is read and sent, and the address of its thank-you page for browsers without JavaScript. */
export type FormHandling<Body> = {
  name: string;
  /** Names of its fields, whose values are returned with an error. */
  fields: readonly string[];
  read(form: FormData): ReadForm<Body>;
  send(body: Body, envelope: Envelope): Promise<SubmissionOutcome>;
  sentUrl: string;
  /** Whether the subject of the form no longer exists, which is reported before other errors. */
  isNotFound?: boolean;
  /** Key of the text for a server error. */
  failureKey?: string;
  /** Key of the text for a form whose file is too large. */
  tooLargeKey?: string;
};

type Failure = { errors?: FieldError[]; messageKey?: string; retryAfter_s?: number };

/** Reads a posted form, sends it, and maps the outcome to an answer of the page. */
export async function sendForm<Body>(
  site: Pick<ServedBrand & RequestContext, "brand" | "log">,
  posted: PostedForm,
  handling: FormHandling<Body>,
): Promise<FormResult<FormAnswer>> {
  const form = posted.kind === "form" ? posted.form : new FormData();
  const failed = (status: number, failure: Failure) => errorResult(site, { ...handling, form, status }, failure);
  if (posted.kind === "refused") return failed(posted.status, unreadable(posted, handling));
  const key = textOf(form, KEY_FIELD) || null;
  const messageKey = handling.failureKey ?? "contactForm.error.message";
  // Without JavaScript the answer is the not-found page.
  const notFound = () => failed(404, { messageKey });
  if (handling.isNotFound) return notFound();
  const read = handling.read(form);
  if (read.kind === "wrong") return failed(422, read);

  const outcome = await handling.send(read.body, { key, signals: signalsOf(form) }).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    site.log(error);
    return { kind: "unavailable" as const };
  });
  switch (outcome.kind) {
    case "received":
    case "held":
      return { answer: { form: handling.name, status: "sent" }, location: handling.sentUrl };
    case "prove":
      return { answer: { form: handling.name, status: "prove", challenge: outcome.challenge } };
    case "not-found":
      return notFound();
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

/** The error of a form that could not be read. */
function unreadable(
  { status, isCrowded }: RefusedForm,
  { failureKey = "contactForm.error.message", tooLargeKey }: Pick<FormHandling<unknown>, "failureKey" | "tooLargeKey">,
): Failure {
  if (status === 503) return { messageKey: failureKey, retryAfter_s: RETRY_S };
  return { messageKey: (status === 413 && !isCrowded && tooLargeKey) || "contactForm.error.unreadable" };
}

type Refused = Pick<FormHandling<unknown>, "name" | "fields"> & { form: FormData; status: number };

function errorResult(
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
