import type { Locale } from "../../../brands/brand.ts";
import type { ActivityDetail } from "../../../contract/entities/activity.ts";
import { debounced } from "../../search/debounced.ts";
import { groupWordsOf } from "../../words/parts/group.ts";
import { misfitOf, type GroupMisfit } from "./group-misfit.ts";

/** A number is looked at once it was typed: 4 is the beginning of 40. */
const PAUSE_MS = 600;

type Group = { activity: ActivityDetail; locale: Locale };

/** Looks at a number of persons, a pause after it was typed, and tells what is to be said of it; fetched with the first of it. */
export function judgeGroup(text: string, group: Group, tell: (misfit: GroupMisfit | null) => void): void {
  pause.later(PAUSE_MS, text, group, tell);
}

const pause = debounced((text: string, { activity, locale }: Group, tell: (misfit: GroupMisfit | null) => void) => {
  tell(misfitOf(activity, personsIn(text), groupWordsOf(locale)));
});

/** Null for what is no number of persons, which the rules of the form judge. */
function personsIn(text: string): number | null {
  const digits = text.replace(/[.\s]/g, "");
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}
