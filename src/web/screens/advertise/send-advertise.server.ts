import type { FormSite } from "../../../sites.ts";
import type { FormResult } from "../../forms/form-result.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { ADVERTISE_FORM } from "../../forms/question/contact-forms.ts";
import { sendQuestion } from "../../forms/question/send-question.server.ts";
import { isMultipart } from "../../forms/receive-form.server.ts";
import { readPosted, type PostedForm } from "../../forms/read-posted.server.ts";
import { EVENT_FORM } from "./event-form-name.ts";
import { sendEvent } from "./send-event.server.ts";

const NO_SUCH_FORM = { answer: null, status: 400 };

/** Sends the posted form of the page. */
export async function sendAdvertise(site: FormSite, request: Request): Promise<FormResult<FormAnswer>> {
  const posted = await readPosted(site, request);
  switch (nameOf(posted, request)) {
    case ADVERTISE_FORM.name:
      return sendQuestion(site, posted, ADVERTISE_FORM);
    case EVENT_FORM:
      return site.brand.pages.agenda ? sendEvent(site, posted) : NO_SUCH_FORM;
    default:
      return NO_SUCH_FORM;
  }
}

/** The name of the form; for an unreadable body by its media type, since only the event form has files. */
function nameOf(posted: PostedForm, request: Request): string {
  if (posted.kind === "form") return posted.name;
  return isMultipart(request) ? EVENT_FORM : ADVERTISE_FORM.name;
}
