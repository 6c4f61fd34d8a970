import type { EventRequestBody } from "../../../contract/entities/event-request.ts";
import { readEventForm } from "../../../event-requests/event-form.ts";
import type { ReadForm } from "../../../guard/read-form.ts";

/** As the server checks it; a picture that travels with the form has no number yet, and stands for itself. */
export function checkEvent(form: FormData): ReadForm<EventRequestBody> {
  const picture = form.get("file");
  if (picture instanceof File && picture.size > 0) form.set("mediaId", "1");
  return readEventForm(form);
}
