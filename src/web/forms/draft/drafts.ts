import * as z from "zod/mini";
import { DRAFTS } from "./drafts-key.ts";

const texts = z.record(z.string(), z.string());
const drafts = z.object({ person: texts, forms: z.record(z.string(), texts) });

/** What was typed in this tab: who somebody is, and each form that was begun and not sent; texts by field. */
export type Drafts = z.infer<typeof drafts>;

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

function stored(): Drafts | null {
  try {
    return drafts.parse(JSON.parse(sessionStorage.getItem(DRAFTS) ?? ""));
  } catch {
    return null;
  }
}
