import { EVENT_FIELDS, readEventForm } from "../../../submissions/events/event-form.ts";
import { requestEvent } from "../../../submissions/events/request-event.server.ts";
import { isUnavailable } from "../../../database/is-unavailable.ts";
import type { FormSite } from "../../../sites.ts";
import type { PostedForm } from "../../forms/read-posted.server.ts";
import { sendForm } from "../../forms/send-form.server.ts";
import { thanksUrl } from "../../forms/thanks-query.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { EVENT_FORM, EVENT_PLACE } from "./event-form-name.ts";
import { takePostedPicture } from "./take-posted-picture.server.ts";

const ORDER = {
  name: EVENT_FORM,
  fields: EVENT_FIELDS,
  sentUrl: `${thanksUrl(ROUTES.advertise.path, EVENT_PLACE)}#${EVENT_PLACE}`,
  failureKey: "eventForm.failure",
  tooLargeKey: "upload.errors.tooLarge",
};

/**
 * Sends the event form. A picture that came with it is taken in first, so that a form that comes back with an error still
 * has it.
 */
export async function sendEvent(site: FormSite, posted: PostedForm) {
  const taken = posted.kind === "form" ? await takePicture(site, posted.form) : { kind: "none" as const };
  // The form then says what every form says while the database is away.
  if (taken.kind === "unavailable") {
    return sendForm(site, posted, { ...ORDER, read: () => ({ kind: "filled", body: null }), send: () => Promise.reject(taken.error) });
  }
  return sendForm(site, posted, {
    ...ORDER,
    read: (form) => (taken.kind === "refused" ? refusedForm(form, taken.key) : readEventForm(form)),
    send: (body, envelope) => requestEvent(site.db, site, { body, ...envelope }),
  });
}

async function takePicture(site: FormSite, form: FormData) {
  try {
    return await takePostedPicture(site, form);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { kind: "unavailable" as const, error };
  }
}

/** What else is wrong is said at once. */
function refusedForm(form: FormData, key: string) {
  form.delete("mediaId");
  const read = readEventForm(form);
  const errors = read.kind === "wrong" ? read.errors : [];
  return { kind: "wrong" as const, errors: errors.map((error) => (error.field === "media" ? { ...error, key } : error)) };
}
