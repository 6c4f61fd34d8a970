/** Name of the form on its page. */
export const QUOTE_FORM = "quote";
/** Value of `?offerte=` on the page that thanks a visitor whose form went without JavaScript. */
export const QUOTE_SENT = "verzonden";
