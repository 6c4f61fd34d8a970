import { readEventForm } from "../../../event-requests/event-form.ts";
import { requestEvent } from "../../../event-requests/request-event.ts";
import type { Site } from "../../../sites.ts";
import type { PostedForm } from "../../forms/read-posted.server.ts";
import { sendForm } from "../../forms/send-form.server.ts";
import { EVENT_FORM, EVENT_SENT_URL } from "./event-form-name.ts";
import { takePostedPicture } from "./take-posted-picture.server.ts";

/**
 * Sends the event form. A picture that came with it is taken in first, so that a form that comes back with an error still
 * has it.
 */
export async function sendEvent(site: Site, posted: PostedForm) {
  const refusal = posted.kind === "form" ? await takePostedPicture(site, posted.form) : null;
  return sendForm(site, posted, {
    name: EVENT_FORM,
    read: (form) => (refusal === null ? readEventForm(form) : refusedForm(form, refusal)),
    send: (body, envelope) => requestEvent(site.db, site, { body, ...envelope }),
    sentUrl: EVENT_SENT_URL,
    failureKey: "eventForm.failure",
  });
}

/** What else is wrong is said at once. */
function refusedForm(form: FormData, key: string) {
  form.delete("mediaId");
  const read = readEventForm(form);
  const errors = read.kind === "wrong" ? read.errors : [];
  return { kind: "wrong" as const, errors: errors.map((error) => (error.field === "media" ? { ...error, key } : error)) };
}
