/** Name of the form on its page; its fragment and the parameter of its thank-you page. */
export const EVENT_FORM = "event";
export const EVENT_FRAGMENT = "evenement";
