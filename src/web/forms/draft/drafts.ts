import { DRAFTS } from "../../islands/has-drafts.ts";

export type Texts = Record<string, string>;
/** Texts typed in this tab, by field: contact details, and each unsent form. */
export type Drafts = { person: Texts; forms: Record<string, Texts> };

/** The maximum number of stored forms; the oldest is dropped. */
const MAX_FORMS = 30;
/** Fields that are kept in memory and never stored (decisions/018-storage-of-ibans.md). */
const SECRETS = /^iban\b/;

/** Secrets of the forms of this page, by form. */
const secrets: Record<string, Texts> = {};
/** The drafts of this page when the browser stores nothing. */
let unstored: Drafts | null = null;

/** Reads the storage each time: another page may have written to it while this one was in the back/forward cache. */
export function readDrafts(): Drafts {
  const { person, forms } = unstored ?? stored() ?? { person: {}, forms: {} };
  const withSecrets = Object.entries(secrets).map(([id, texts]) => [id, { ...forms[id], ...texts }]);
  return { person, forms: { ...forms, ...Object.fromEntries(withSecrets) } };
}

export function writeDrafts({ person, forms }: Drafts): void {
  const newest = Object.entries(forms).slice(-MAX_FORMS);
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
    // Storage is disabled or full.
    unstored = drafts;
  }
}

function pick(fields: Texts, isSecret: boolean): Texts {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => SECRETS.test(field) === isSecret));
}

/** Not validated: only `writeDrafts` writes it, and a schema would be ten times as large as this file. */
function stored(): Drafts | null {
  try {
    const { person, forms }: Partial<Drafts> = JSON.parse(sessionStorage.getItem(DRAFTS) ?? "");
    return person && forms ? { person, forms } : null;
  } catch {
    return null;
  }
}
