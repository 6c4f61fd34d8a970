import { fitsGroup, forSuchAGroup, groupOf } from "../../../activities/group-fit.ts";
import type { GroupWords } from "../../../../content/words/group/nl.ts";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";

/** What is said of a group that an activity is not meant for, and the way to others. */
export type GroupMisfit = { text: string; others: string; url: string };

/** Null when the activity is meant for so many, or no number is known. */
export function misfitOf(activity: ActivityDetail, persons: number | null, words: GroupWords): GroupMisfit | null {
  if (persons === null || fitsGroup(activity, persons)) return null;
  const { least, most } = groupOf(activity);
  const { url, place } = forSuchAGroup(activity, persons);
  return { text: `${words.notFor(least, most)} ${words.stillAsk}`, others: words.others(persons, place), url };
}
