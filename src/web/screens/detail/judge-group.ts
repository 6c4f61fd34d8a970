import { filterQueryOf } from "../../../activities/filter-query-of.ts";
import type { SearchState } from "../../../activities/search-state.ts";
import type { Brand } from "../../../brands/brand.ts";
import { api } from "../../browser/api.ts";
import { debounced } from "../../search-fields/debounced.ts";
import { misfitOf, type GroupedActivity, type GroupMisfit } from "./group-misfit.ts";
import { loadedWords } from "../../words/load-words.ts";

/** A number is looked at once it was typed: 4 is the beginning of 40. */
const PAUSE_MS = 600;

type Group = { activity: GroupedActivity; brand: Pick<Brand, "id" | "locale"> };

/** Looks at a number of persons, a pause after it was typed, and tells what is to be said of it; fetched with the first of it. */
export function judgeGroup(text: string, group: Group, tell: (misfit: GroupMisfit | null) => void): void {
  pause.later(PAUSE_MS, text, group, tell);
}

let latest = 0;
const pause = debounced(async (text: string, { activity, brand }: Group, tell: (misfit: GroupMisfit | null) => void) => {
  const mine = ++latest;
  const misfit = await misfitOf(activity, personsIn(text), {
    words: loadedWords(brand.locale).group,
    countOf: (search) => countOf(search, brand.id).catch(() => Infinity),
  });
  // Not of a number that was changed while its answer was on its way.
  if (mine === latest) tell(misfit);
});

async function countOf(search: SearchState, brandId: number): Promise<number> {
  const client = await api();
  const filterQuery = filterQueryOf(search, { brandId, now: new Date() });
  return (await client.findActivities({ page: 1, limit: 1, filterQuery })).total;
}

/** Null for what is no number of persons, which the rules of the form judge. */
function personsIn(text: string): number | null {
  const digits = text.replace(/[.\s]/g, "");
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}
