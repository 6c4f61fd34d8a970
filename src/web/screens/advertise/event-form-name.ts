/** Name of the form on its page, its fragment, and the parameter of the page that thanks without JavaScript. */
export const EVENT_FORM = "event";
export const EVENT_PLACE = "evenement";
