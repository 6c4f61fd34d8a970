import type { ActivityEntry } from "../content/entries.ts";

/** `created_at` and `updated_at` of an activity of the starter content, until an editor changes it. */
export function addedAt({ added }: Pick<ActivityEntry, "added">): string {
  return `${added}T09:00:00Z`;
}
