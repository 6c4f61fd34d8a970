import { isThanks, thanksQuery } from "../../forms/thanks-query.ts";

/** Name of the form on its page, its fragment, and the parameter of the page that thanks without JavaScript. */
export const EVENT_FORM = "event";
export const EVENT_PLACE = "evenement";

export function eventSentUrl(): string {
  return `/adverteren?${thanksQuery(EVENT_PLACE)}#${EVENT_PLACE}`;
}

/** Whether a page was opened to thank for an event. */
export function eventThanksAt(url: string): boolean {
  return isThanks(new URL(url).searchParams, EVENT_PLACE);
}
