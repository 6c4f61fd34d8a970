/** The ids of the templates that the boot script copies (boot-templates.tsx, consent-bar.tsx). */
export const TEMPLATES = { offline: "offline-notice", failedPicture: "failed-picture", consent: "consent-bar" } as const;

/** The id of the `role=status` element in every document: screen readers announce its text. */
export const ANNOUNCEMENT = "announcement";

/** Copies the only element of a template. Throws when the document has no such template. */
export function copyTemplate(id: string): HTMLElement {
  const template = document.getElementById(id);
  const copy = template instanceof HTMLTemplateElement ? template.content.firstElementChild?.cloneNode(true) : null;
  if (!(copy instanceof HTMLElement)) throw new Error(`The document has no template ${id}.`);
  return copy;
}
