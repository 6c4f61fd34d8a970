/** Name of the form on its page. */
export const QUOTE_FORM = "quote";
/** Its fragment, and the parameter of the page that thanks without JavaScript. */
export const QUOTE_PLACE = "offerte";
