import { data } from "react-router";
import type { Site } from "../../../sites.ts";
import { ADVERTISE_FORM } from "../../contact/contact-forms.ts";
import { sendQuestion } from "../../contact/send-question.server.ts";
import { readWithPhoto } from "./read-with-photo.server.ts";
import { EVENT_FORM } from "./event-form-name.ts";
import { sendEvent } from "./send-event.server.ts";

/** Sends the form of the page that was posted. */
export async function sendAdvertise(site: Site, request: Request) {
  const posted = await readWithPhoto(request, site.address);
  if (!posted) return data(null, { status: 503, headers: { "retry-after": "5" } });
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
