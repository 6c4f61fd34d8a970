import type { NearMatch } from "../../../activities/near-matches.server.ts";
import type { NothingFound } from "../../../activities/nothing-found.server.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import type { SearchState } from "../../../activities/search-state.ts";
import { teaserOf, type Teaser } from "../../../activities/teaser.ts";
import { keepsText } from "../../../activities/relaxed-searches.ts";
import type { Location } from "../../../contract/entities/place.ts";
import { adviceFor } from "./advice.server.ts";
import { differenceText, relaxationText, type NamedSearch } from "./relaxation-texts.server.ts";
import { locationText } from "./location-text.server.ts";

/** The texts of a search without results, in the words of the brand. */
export type NoResultTexts = {
  title: string;
  /** Advice, unless a link keeps the text of the search. */
  advice: string | null;
  /** Text of the link to the whole list. */
  clear: string;
  /** Groups of links to other searches, each with its total. */
  linkGroups: { title: string; links: { url: string; label: string; amount: string }[] }[];
};

/** Cards of activities that nearly fit, each with its difference from the search. */
export type NearMatchTexts = { title: string; matches: { activity: Teaser; where: string | null; difference: string }[] };

type LocatedSearch = NamedSearch & { location: Location | null };

export function noResultTexts({ searches, kinds }: Omit<NothingFound, "near">, search: LocatedSearch): NoResultTexts {
  const { empty, activities } = search.words;
  const linkTo = (state: SearchState, label: string, total: number) => ({ url: overviewUrl(state), label, amount: activities(total) });
  const groups = [
    { title: empty.waysTitle, links: searches.map((one) => linkTo(one.state, relaxationText(one, search), one.total)) },
    { title: empty.kindsTitle, links: kinds.map(({ name, state, total }) => linkTo(state, name, total)) },
  ];
  return {
    title: empty.title,
    advice: searches.some(keepsText) ? null : adviceFor(search.chips, search.state.query, empty),
    clear: search.words.overview.clear,
    linkGroups: groups.filter(({ links }) => links.length > 0),
  };
}

/** Null without matches. */
export function nearMatchTexts(near: readonly NearMatch[], search: LocatedSearch): NearMatchTexts | null {
  return near.length > 0 ? { title: search.words.empty.nearTitle, matches: matchTexts(near, search) } : null;
}

function matchTexts(near: readonly NearMatch[], search: LocatedSearch): NearMatchTexts["matches"] {
  const { location, words } = search;
  const cards = near.map(({ activity }) => teaserOf(activity));
  return near.flatMap((match, index) => {
    const [activity] = cards.slice(index, index + 1);
    if (!activity) return [];
    const where = location?.type === "CITY" ? locationText(match.activity, location, words) : null;
    const differences = match.misses.map((miss) => differenceText(miss, match.activity, search));
    return [{ activity, where, difference: words.empty.differs(differences.join(" · ")) }];
  });
}
