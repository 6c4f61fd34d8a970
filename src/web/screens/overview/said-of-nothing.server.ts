import type { NearMatch } from "../../../activities/near-matches.server.ts";
import type { NothingFound } from "../../../activities/nothing-found.server.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import type { SearchState } from "../../../activities/search-state.ts";
import { teaserOf, type Teaser } from "../../../activities/teaser.ts";
import { keepsText } from "../../../activities/relaxed-searches.ts";
import type { Location } from "../../../contract/entities/place.ts";
import { adviceFor } from "./advice.server.ts";
import { saidOfMiss, saidOfWay, type AskedInWords } from "./said-of-let-go.server.ts";
import { whereOf } from "./where-of.server.ts";

/** What stands where nothing was found, in the words of the brand. */
export type SaidOfNothing = {
  title: string;
  /** What else to try, where nothing has what the text says. */
  advice: string | null;
  /** What leads to the list of everything. */
  clear: string;
  /** Links with what each finds, under what they have in common. */
  ways: { title: string; links: { url: string; label: string; amount: string }[] }[];
};

/** Cards of what nearly fits, each with in what it differs. */
export type SaidOfNear = { title: string; matches: { activity: Teaser; where: string | null; misses: string }[] };

type Asked = AskedInWords & { location: Location | null };

export function saidOfNothing({ searches, kinds }: Omit<NothingFound, "near">, asked: Asked): SaidOfNothing {
  const { empty, activities } = asked.words;
  const linkTo = (state: SearchState, label: string, total: number) => ({ url: overviewUrl(state), label, amount: activities(total) });
  const groups = [
    { title: empty.waysTitle, links: searches.map((search) => linkTo(search.state, saidOfWay(search, asked), search.total)) },
    { title: empty.kindsTitle, links: kinds.map(({ name, state, total }) => linkTo(state, name, total)) },
  ];
  return {
    title: empty.title,
    advice: searches.some(keepsText) ? null : adviceFor(asked.chips, asked.state.query, empty),
    clear: asked.words.overview.clear,
    ways: groups.filter(({ links }) => links.length > 0),
  };
}

/** Null of none. */
export function saidOfNear(near: readonly NearMatch[], asked: Asked): SaidOfNear | null {
  return near.length > 0 ? { title: asked.words.empty.nearTitle, matches: saidOfMatches(near, asked) } : null;
}

function saidOfMatches(near: readonly NearMatch[], asked: Asked): SaidOfNear["matches"] {
  const { location, words } = asked;
  const cards = near.map(({ activity }) => teaserOf(activity));
  return near.flatMap((match, index) => {
    const [activity] = cards.slice(index, index + 1);
    if (!activity) return [];
    const where = location?.type === "CITY" ? whereOf(match.activity, location, words) : null;
    const misses = match.misses.map((miss) => saidOfMiss(miss, match.activity, asked));
    return [{ activity, where, misses: words.empty.differs(misses.join(" · ")) }];
  });
}
