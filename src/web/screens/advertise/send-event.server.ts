import { EVENT_FIELDS, readEventForm } from "../../../submissions/events/event-form.ts";
import { requestEvent } from "../../../submissions/events/request-event.server.ts";
import { isUnavailable } from "../../../database/is-unavailable.ts";
import type { FormSite } from "../../../sites.ts";
import type { PostedForm } from "../../forms/read-posted.server.ts";
import { sendForm } from "../../forms/send-form.server.ts";
import { thanksUrl } from "../../forms/thanks-query.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { EVENT_FORM, EVENT_FRAGMENT } from "./event-form-name.ts";
import { storePostedPicture } from "./store-posted-picture.server.ts";

const FORM = {
  name: EVENT_FORM,
  fields: EVENT_FIELDS,
  sentUrl: `${thanksUrl(ROUTES.advertise.path, EVENT_FRAGMENT)}#${EVENT_FRAGMENT}`,
  failureKey: "eventForm.failure",
  tooLargeKey: "upload.errors.tooLarge",
};

/** Sends the event form. Its picture is stored first, so that a form that comes back with an error still has it. */
export async function sendEvent(site: FormSite, posted: PostedForm) {
  const picture = posted.kind === "form" ? await storePicture(site, posted.form) : { kind: "none" as const };
  // Rejects, so that `sendForm` shows its usual error for a database outage.
  if (picture.kind === "unavailable") {
    return sendForm(site, posted, { ...FORM, read: () => ({ kind: "filled", body: null }), send: () => Promise.reject(picture.error) });
  }
  return sendForm(site, posted, {
    ...FORM,
    read: (form) => (picture.kind === "refused" ? withPictureError(form, picture.key) : readEventForm(form)),
    send: (body, envelope) => requestEvent(site.db, site, { body, ...envelope }),
  });
}

async function storePicture(site: FormSite, form: FormData) {
  try {
    return await storePostedPicture(site, form);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { kind: "unavailable" as const, error };
  }
}

/** The error of a refused picture, with all other errors of the form. */
function withPictureError(form: FormData, key: string) {
  form.delete("mediaId");
  const read = readEventForm(form);
  const errors = read.kind === "wrong" ? read.errors : [];
  return { kind: "wrong" as const, errors: errors.map((error) => (error.field === "media" ? { ...error, key } : error)) };
}
