import { ROUTES } from "../../navigation/routes.ts";

/** The form that a page writes to the house with; `place` is its fragment. A page thanks at `?vraag=verzonden`. */
export type ContactForm = { name: string; type: "QUESTION" | "AD"; path: string };

export const QUESTION_FORM: ContactForm = { name: "question", type: "QUESTION", path: ROUTES.helpdesk.path };
export const ADVERTISE_FORM: ContactForm = { name: "advertise", type: "AD", path: ROUTES.advertise.path };

/** Fragment of the form on its page, and the name of the parameter of the page that thanks. */
export const PLACE = "vraag";

/** Parameters with the slug of the activity, or of the organisation, that somebody writes about. */
export const ABOUT = "over";
export const ABOUT_ORGANISATION = "aanbieder";

/** Where a visitor asks the house about either, or reports what is wrong about it. */
export function askUrl(parameter: typeof ABOUT | typeof ABOUT_ORGANISATION, { slug }: { slug: string }): string {
  return `${QUESTION_FORM.path}?${new URLSearchParams({ [parameter]: slug })}#${PLACE}`;
}
