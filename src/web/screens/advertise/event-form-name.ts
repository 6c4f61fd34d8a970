/** Name of the form on its page, its fragment, and the parameter of the page that thanks without JavaScript. */
export const EVENT_FORM = "event";
export const EVENT_PLACE = "evenement";
const SENT = "verzonden";

export const EVENT_SENT_URL = `/adverteren?${EVENT_PLACE}=${SENT}#${EVENT_PLACE}`;

/** Whether a page was opened to thank for an event. */
export function eventThanksAt(url: string): boolean {
  return new URL(url).searchParams.get(EVENT_PLACE) === SENT;
}
