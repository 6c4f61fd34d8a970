/** Name of the form on its page. */
export const NEWSLETTER_FORM = "newsletter";
/** Fragment of the form. */
export const NEWSLETTER_FRAGMENT = "aanmelden";
/** Parameter of its thank-you page. */
export const NEWSLETTER_THANKS = "aanmelding";
