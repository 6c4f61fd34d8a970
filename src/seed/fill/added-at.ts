import type { ActivityEntry } from "../content/entries.ts";

/** The moment at which an activity of the starter content was made and changed last, until somebody changes it. */
export function addedAt({ added }: Pick<ActivityEntry, "added">): string {
  return `${added}T09:00:00Z`;
}
