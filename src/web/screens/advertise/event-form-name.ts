import { thanksQuery } from "../../forms/thanks-query.ts";

/** Name of the form on its page, its fragment, and the parameter of the page that thanks without JavaScript. */
export const EVENT_FORM = "event";
export const EVENT_PLACE = "evenement";

export function eventSentUrl(): string {
  return `/adverteren?${thanksQuery(EVENT_PLACE)}#${EVENT_PLACE}`;
}
