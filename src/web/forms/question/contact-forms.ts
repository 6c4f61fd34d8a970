import { ROUTES } from "../../navigation/routes.ts";

/** A contact form: its name, the type of its messages, and the path of its page. */
export type ContactForm = { name: string; type: "QUESTION" | "AD"; path: string };

export const QUESTION_FORM: ContactForm = { name: "question", type: "QUESTION", path: ROUTES.helpdesk.path };
export const ADVERTISE_FORM: ContactForm = { name: "advertise", type: "AD", path: ROUTES.advertise.path };

/** Fragment of the form on its page, and the parameter of its thank-you page (`?vraag=verzonden`). */
export const QUESTION_FRAGMENT = "vraag";

/** Parameters with the slug of the activity or organisation that the message is about. */
export const ABOUT = "over";
export const ABOUT_ORGANISATION = "aanbieder";

/** The contact form for questions or corrections about an activity or organisation. */
export function questionUrl(parameter: typeof ABOUT | typeof ABOUT_ORGANISATION, { slug }: { slug: string }): string {
  return `${QUESTION_FORM.path}?${new URLSearchParams({ [parameter]: slug })}#${QUESTION_FRAGMENT}`;
}
