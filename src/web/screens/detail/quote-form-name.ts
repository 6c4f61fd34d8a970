/** Name of the form on its page. */
export const QUOTE_FORM = "quote";
/** Its fragment, and the parameter of its thank-you page. */
export const QUOTE_FRAGMENT = "offerte";
