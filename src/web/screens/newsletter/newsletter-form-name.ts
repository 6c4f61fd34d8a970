/** Name of the form on its page. */
export const NEWSLETTER_FORM = "newsletter";
/** Fragment of the place where it stands. */
export const NEWSLETTER_PLACE = "aanmelden";
/** Parameter of the page that thanks a visitor whose form went without JavaScript. */
export const NEWSLETTER_THANKS = "aanmelding";
