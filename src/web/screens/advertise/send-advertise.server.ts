import { data } from "react-router";
import type { Site } from "../../../sites.ts";
import { ADVERTISE_FORM } from "../../contact/contact-forms.ts";
import { sendQuestion } from "../../contact/send-question.server.ts";
import { FORM_BYTES } from "../../../guard/bounded-body.ts";
import { readPosted } from "../../forms/read-posted.server.ts";
import { EVENT_FORM } from "./event-form-name.ts";
import { sendEvent } from "./send-event.server.ts";

/** Room for a photo that is too large to be taken: the form then comes back with all that was typed, and a word about it. */
const PHOTO_BYTES = 12 * 1024 * 1024;

/** Sends the form of the page that was posted. */
export async function sendAdvertise(site: Site, request: Request) {
  const hasFile = request.headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
  const posted = await readPosted(request, FORM_BYTES + (hasFile ? PHOTO_BYTES : 0));
  // What cannot be read at all is answered beside the form that stands first.
  const name = posted.kind === "form" ? posted.name : ADVERTISE_FORM.name;
  switch (name) {
    case ADVERTISE_FORM.name:
      return sendQuestion(site, posted, ADVERTISE_FORM);
    case EVENT_FORM:
      return site.brand.hasAgenda ? sendEvent(site, posted) : data(null, { status: 400 });
    default:
      return data(null, { status: 400 });
  }
}
