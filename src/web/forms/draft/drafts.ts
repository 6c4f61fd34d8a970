import { DRAFTS } from "../../has-drafts.ts";

export type Texts = Record<string, string>;
/** What was typed in this tab: who somebody is, and each form that was begun and not sent; texts by field. */
export type Drafts = { person: Texts; forms: Record<string, Texts> };

/** More than anybody compares; the oldest goes. */
const MOST_FORMS = 30;
/** Kept while the page lives, and written nowhere (decisions/018-an-iban-is-a-secret.md). */
const SECRETS = /^iban\b/;

/** Of this page's life, which outlives a navigation within it. */
let current: Drafts | null = null;

export function readDrafts(): Drafts {
  current ??= stored() ?? { person: {}, forms: {} };
  return current;
}

export function writeDrafts({ person, forms }: Drafts): void {
  const newest = Object.entries(forms).slice(-MOST_FORMS);
  current = { person, forms: Object.fromEntries(newest) };
  const written = newest.map(([id, fields]) => [id, Object.fromEntries(Object.entries(fields).filter(([field]) => !SECRETS.test(field)))]);
  try {
    sessionStorage.setItem(DRAFTS, JSON.stringify({ person, forms: Object.fromEntries(written) }));
  } catch {
    // A browser that keeps nothing, or has no room: the page itself remembers.
  }
}

/** Only `writeDrafts` writes there; a schema would cost ten times this file. */
function stored(): Drafts | null {
  try {
    const { person, forms }: Partial<Drafts> = JSON.parse(sessionStorage.getItem(DRAFTS) ?? "");
    return person && forms ? { person, forms } : null;
  } catch {
    return null;
  }
}
