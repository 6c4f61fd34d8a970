import { filterQueryOf } from "../../../activities/filter-query-of.ts";
import type { SearchState } from "../../../activities/search-state.ts";
import type { Brand } from "../../../brands/brand.ts";
import { api } from "../../browser/api.ts";
import { debounced } from "../../search-fields/debounced.ts";
import { checkGroupSize, type GroupedActivity, type GroupSizeWarning } from "./check-group-size.ts";
import { loadedWords } from "../../words/load-words.ts";

/** Delay after typing: 4 may become 40. */
const DELAY_MS = 600;

type Group = { activity: GroupedActivity; brand: Pick<Brand, "id" | "locale"> };

/** Checks a typed number of persons after a delay, and reports the warning. */
export function checkTypedGroupSize(text: string, group: Group, report: (sizeWarning: GroupSizeWarning | null) => void): void {
  delayed.later(DELAY_MS, text, group, report);
}

let latest = 0;
const delayed = debounced(async (text: string, { activity, brand }: Group, report: (sizeWarning: GroupSizeWarning | null) => void) => {
  const mine = ++latest;
  const sizeWarning = await checkGroupSize(activity, personsIn(text), {
    words: loadedWords(brand.locale).group,
    countOf: (search) => countOf(search, brand.id).catch(() => Infinity),
  });
  // Ignores the answer if the number has changed since.
  if (mine === latest) report(sizeWarning);
});

async function countOf(search: SearchState, brandId: number): Promise<number> {
  const client = await api();
  const filterQuery = filterQueryOf(search, { brandId, now: new Date() });
  return (await client.findActivities({ page: 1, limit: 1, filterQuery })).total;
}

/** Null for an invalid number of persons, which the form's own rules report. */
function personsIn(text: string): number | null {
  const digits = text.replace(/[.\s]/g, "");
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}
