import { DRAFTS } from "../../islands/has-drafts.ts";

export type Texts = Record<string, string>;
/** What was typed in this tab: who somebody is, and each form that was begun and not sent; texts by field. */
export type Drafts = { person: Texts; forms: Record<string, Texts> };

/** More than anybody compares; the oldest goes. */
const MOST_FORMS = 30;
/** Kept while the page lives, and written nowhere (decisions/018-storage-of-ibans.md). */
const SECRETS = /^iban\b/;

/** Of this page alone: the secrets of its forms, by form. */
const secrets: Record<string, Texts> = {};
/** Of this page alone, where the browser stores nothing. */
let unstored: Drafts | null = null;

/** Reads the storage each time: another page of this tab may have written there, while the browser kept this one for the way back. */
export function readDrafts(): Drafts {
  const { person, forms } = unstored ?? stored() ?? { person: {}, forms: {} };
  const withSecrets = Object.entries(secrets).map(([id, texts]) => [id, { ...forms[id], ...texts }]);
  return { person, forms: { ...forms, ...Object.fromEntries(withSecrets) } };
}

export function writeDrafts({ person, forms }: Drafts): void {
  const newest = Object.entries(forms).slice(-MOST_FORMS);
  for (const id of Object.keys(secrets)) delete secrets[id];
  const written = newest.map(([id, fields]) => {
    const [secret, rest] = [pick(fields, true), pick(fields, false)];
    if (Object.keys(secret).length > 0) secrets[id] = secret;
    return [id, rest] as const;
  });
  const drafts = { person, forms: Object.fromEntries(written) };
  try {
    sessionStorage.setItem(DRAFTS, JSON.stringify(drafts));
    unstored = null;
  } catch {
    // A browser that stores nothing, or has no room: the page itself remembers.
    unstored = drafts;
  }
}

function pick(fields: Texts, isSecret: boolean): Texts {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => SECRETS.test(field) === isSecret));
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
