/** The ids of the templates in a document that the boot script copies (boot-templates.tsx, tracking/consent-bar.tsx). */
export const TEMPLATES = { offline: "offline-notice", failedPicture: "failed-picture", consent: "consent-bar" } as const;

/** The id of the element with `role=status` of every document: a text that is written in it is read out. */
export const ANNOUNCEMENT = "announcement";

/** A copy of the only element of a template. Throws when the document has no such template. */
export function copyTemplate(id: string): HTMLElement {
  const template = document.getElementById(id);
  const copy = template instanceof HTMLTemplateElement ? template.content.firstElementChild?.cloneNode(true) : null;
  if (!(copy instanceof HTMLElement)) throw new Error(`The document has no template ${id}.`);
  return copy;
}
