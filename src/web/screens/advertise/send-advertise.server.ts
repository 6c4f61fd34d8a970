import { data } from "react-router";
import type { Site } from "../../../sites.ts";
import { ADVERTISE_FORM } from "../../contact/contact-forms.ts";
import { sendQuestion } from "../../contact/send-question.server.ts";
import { readPosted } from "../../forms/read-posted.server.ts";

/** Sends the form of the page that was posted. */
export async function sendAdvertise(site: Site, request: Request) {
  const posted = await readPosted(request);
  // What cannot be read at all is answered beside the form that stands first.
  const name = posted.kind === "form" ? posted.name : ADVERTISE_FORM.name;
  switch (name) {
    case ADVERTISE_FORM.name:
      return sendQuestion(site, posted, ADVERTISE_FORM);
    default:
      return data(null, { status: 400 });
  }
}
