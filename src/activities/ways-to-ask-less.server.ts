import type { Brand } from "../brands/brand.ts";
import type { StoredFilterGroup } from "../catalogue/directory.ts";
import type { Understood } from "../sentences/understood.ts";
import { isShownGroup } from "./filter-groups.server.ts";
import type { Less } from "./found-sentence.ts";
import { coherent, type SearchState } from "./search-state.ts";

/** What is known of the brand's activities. */
export type Shares = {
  /** Which share of all activities have any of some filters. */
  ofFilters: (filterIds: readonly number[]) => number;
  /** Which share are found by a word, and whether it stands in the title of any. */
  ofWord: (word: string) => { share: number; isInTitle: boolean };
};

/** `asked` was asked before, and is not said anew by the sentence: it stays. */
type Known = {
  brand: Pick<Brand, "hiddenGroups" | "categoryGroup">;
  asked: SearchState;
  groups: readonly StoredFilterGroup[];
  shares: Shares;
};

/**
 * What letting go of something costs, in bits: what half of the activities have says little (1) and goes early, what few have is
 * what somebody came for. What nobody can do without (an access need, the age of a child, the size of a group) goes after
 * everything else, and the place just before.
 */
const COST = {
  side: 2,
  area: 2,
  /** Of a word that stands in no title at most: *met parkeerplek*. */
  aside: 2,
  /** What is done there counts more than when, how long and what for. */
  activity: 2,
  /** Who names a maximum drives farther rather than paying more. */
  budget: 5,
  most: 6,
  place: 7,
  wish: 8,
  minimumAge: 9,
  persons: 10,
} as const;

/** How far around a city is looked, in km, and what that costs where the sentence says in it, around it, or how far. */
const WIDER = [
  { km: 25, cost: { inside: 1.5, near: 0.5, within: 4 } },
  { km: 50, cost: { inside: 3, near: 1.5, within: 6 } },
  { km: 100, cost: { inside: 4.5, near: 3, within: 7 } },
  { km: 150, cost: { inside: 5.5, near: 4.5, within: 8 } },
] as const;

/** Further words are let go of before anything else. */
const MOST_WORDS = 6;

/** How a search may ask less than a sentence says. */
export function waysToAskLess(understood: Understood, state: SearchState, known: Known): Less[] {
  return [
    ...withoutFilters(understood, known),
    ...withoutWords(understood, known),
    ...fartherAway(understood, state, known),
    ...withoutSlots(understood, known.asked),
  ];
}

/** Any filter of a group will do, so those of one group go together. */
function withoutFilters({ filters }: Understood, { brand, asked, groups, shares }: Known): Less[] {
  const said = new Set(filters.map(({ id }) => id).filter((id) => !asked.filters.includes(id)));
  return groups.flatMap((group) => {
    const ids = group.filters.map(({ id }) => id).filter((id) => said.has(id));
    if (ids.length === 0) return [];
    return [
      { cost: costOf(group, ids), of: (state: SearchState) => ({ ...state, filters: state.filters.filter((id) => !ids.includes(id)) }) },
    ];
  });

  function costOf(group: StoredFilterGroup, ids: readonly number[]): number {
    if (!isShownGroup(brand, group)) return COST.wish;
    if (group.filters.some(({ upTo_cents }) => upTo_cents !== null)) return COST.budget;
    return Math.min(COST.most, bitsOf(shares.ofFilters(ids)) + (group.name === brand.categoryGroup ? COST.activity : 0));
  }
}

/** Either word will do, as of *trampoline of circus*. */
function withoutWords({ keywords }: Understood, { shares }: Known): Less[] {
  const words = keywords.split(" ").filter(Boolean);
  return words.map((word, index) => ({
    cost: index < MOST_WORDS ? costOfWord(shares.ofWord(word)) : 0,
    of: (state) => ({
      ...state,
      query: state.query
        .split(" ")
        .filter((other) => other !== word)
        .join(" "),
    }),
  }));
}

function costOfWord({ share, isInTitle }: ReturnType<Shares["ofWord"]>): number {
  return Math.min(isInTitle ? COST.most : COST.aside, bitsOf(share));
}

/** Nothing for what no activity has: it finds nothing whatever else goes. */
function bitsOf(share: number): number {
  return share === 0 ? 0 : -Math.log2(share);
}

function fartherAway({ near, radiusKm: saidKm }: Understood, { location, radiusKm }: SearchState, { asked }: Known): Less[] {
  if (location?.type !== "CITY" || asked.radiusKm !== null) return [];
  const inside = near ? "near" : "inside";
  const said = saidKm === null ? inside : "within";
  return WIDER.filter(({ km }) => km > (radiusKm ?? 0)).map(({ km, cost }) => ({
    cost: cost[said],
    isFarther: true,
    of: (state) => ({ ...state, radiusKm: Math.max(km, state.radiusKm ?? 0) }),
  }));
}

function withoutSlots(understood: Understood, asked: SearchState): Less[] {
  const { place, minimumAge, persons, area, indoorOutdoor } = understood;
  const slots: (Less & { isSaid: boolean })[] = [
    {
      cost: COST.side,
      isSaid: indoorOutdoor !== null && asked.indoorOutdoor.length === 0,
      of: (state) => ({ ...state, indoorOutdoor: [] }),
    },
    { cost: COST.area, isSaid: area !== null && asked.area === null, of: (state) => ({ ...state, area: null }) },
    { cost: COST.place, isSaid: place !== null && asked.location === null, of: (state) => coherent({ ...state, location: null }) },
    { cost: COST.minimumAge, isSaid: minimumAge !== null && asked.minimumAge === null, of: (state) => ({ ...state, minimumAge: null }) },
    { cost: COST.persons, isSaid: persons !== null && asked.persons === null, of: (state) => ({ ...state, persons: null }) },
  ];
  return slots.filter(({ isSaid }) => isSaid);
}
