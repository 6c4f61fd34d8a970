import type { Brand } from "../brands/brand.ts";
import type { StoredFilterGroup } from "../catalogue/directory.ts";
import type { Understood } from "../sentences/understood.ts";
import { isShownGroup } from "./filter-groups.server.ts";
import type { RelaxationStep } from "./relax-sentence.ts";
import { coherent, type SearchState } from "./search-state.ts";

/** Shares of the brand's activities, from 0 to 1. */
export type Shares = {
  /** The share with any of the filters. */
  ofFilters: (filterIds: readonly number[]) => number;
  /** The share that a word finds, and whether the word is in any title. */
  ofWord: (word: string) => { share: number; isInTitle: boolean };
};

/** `current` holds the conditions that do not come from the sentence; they are never relaxed. */
type Context = {
  brand: Pick<Brand, "hiddenGroups" | "categoryGroup">;
  current: SearchState;
  groups: readonly StoredFilterGroup[];
  shares: Shares;
};

/**
 * The cost of dropping a condition, in bits of information: a condition that half of the activities meet costs 1 and is dropped
 * early; a rare one is probably the point of the search. Hard requirements (access, the age of a child, the size of a group) are
 * dropped last, just after the place.
 */
const COST = {
  side: 2,
  area: 2,
  /** Maximum for a word that is in no title: *parkeerplek* (parking space). */
  aside: 2,
  /** Added for filters of the category group: the activity itself matters more than its time, duration and occasion. */
  activity: 2,
  /** A visitor with a maximum price would rather travel farther than pay more. */
  budget: 5,
  max: 6,
  place: 7,
  wish: 8,
  minimumAge: 9,
  persons: 10,
} as const;

/** Radii around a city in km; the cost depends on the sentence: in the city, near it, or within a distance. */
const WIDER = [
  { km: 25, cost: { inside: 1.5, near: 0.5, within: 4 } },
  { km: 50, cost: { inside: 3, near: 1.5, within: 6 } },
  { km: 100, cost: { inside: 4.5, near: 3, within: 7 } },
  { km: 150, cost: { inside: 5.5, near: 4.5, within: 8 } },
] as const;

/** Dropping any word after the first six costs nothing. */
const MAX_WORDS = 6;

/** The steps by which the search of a sentence can be relaxed. */
export function relaxationSteps(understood: Understood, state: SearchState, context: Context): RelaxationStep[] {
  return [
    ...withoutFilters(understood, context),
    ...withoutWords(understood, context),
    ...fartherAway(understood, state, context),
    ...withoutSlots(understood, context.current),
  ];
}

/** Filters of one group are alternatives, so one step drops them together. */
function withoutFilters({ filters }: Understood, { brand, current, groups, shares }: Context): RelaxationStep[] {
  const fromSentence = new Set(filters.map(({ id }) => id).filter((id) => !current.filters.includes(id)));
  return groups.flatMap((group) => {
    const ids = group.filters.map(({ id }) => id).filter((id) => fromSentence.has(id));
    if (ids.length === 0) return [];
    return [
      { cost: costOf(group, ids), apply: (state: SearchState) => ({ ...state, filters: state.filters.filter((id) => !ids.includes(id)) }) },
    ];
  });

  function costOf(group: StoredFilterGroup, ids: readonly number[]): number {
    if (!isShownGroup(brand, group)) return COST.wish;
    if (group.filters.some(({ upTo_cents }) => upTo_cents !== null)) return COST.budget;
    return Math.min(COST.max, bitsOf(shares.ofFilters(ids)) + (group.name === brand.categoryGroup ? COST.activity : 0));
  }
}

/** Words may be alternatives (*trampoline of circus*: one or the other), so each is a step of its own. */
function withoutWords({ keywords }: Understood, { shares }: Context): RelaxationStep[] {
  const words = keywords.split(" ").filter(Boolean);
  return words.map((word, index) => ({
    cost: index < MAX_WORDS ? costOfWord(shares.ofWord(word)) : 0,
    apply: (state) => ({
      ...state,
      query: state.query
        .split(" ")
        .filter((other) => other !== word)
        .join(" "),
    }),
  }));
}

function costOfWord({ share, isInTitle }: ReturnType<Shares["ofWord"]>): number {
  return Math.min(isInTitle ? COST.max : COST.aside, bitsOf(share));
}

/** 0 for a condition that no activity meets: it must be dropped in any case. */
function bitsOf(share: number): number {
  return share === 0 ? 0 : -Math.log2(share);
}

function fartherAway(
  { near, radiusKm: sentenceKm }: Understood,
  { location, radiusKm }: SearchState,
  { current }: Context,
): RelaxationStep[] {
  if (location?.type !== "CITY" || current.radiusKm !== null) return [];
  const inside = near ? "near" : "inside";
  const kind = sentenceKm === null ? inside : "within";
  return WIDER.filter(({ km }) => km > (radiusKm ?? 0)).map(({ km, cost }) => ({
    cost: cost[kind],
    isFarther: true,
    apply: (state) => ({ ...state, radiusKm: Math.max(km, state.radiusKm ?? 0) }),
  }));
}

function withoutSlots(understood: Understood, current: SearchState): RelaxationStep[] {
  const { place, minimumAge, persons, area, indoorOutdoor } = understood;
  const isFromSentence = {
    side: indoorOutdoor !== null && current.indoorOutdoor.length === 0,
    area: area !== null && current.area === null,
    place: place !== null && current.location === null,
    minimumAge: minimumAge !== null && current.minimumAge === null,
    persons: persons !== null && current.persons === null,
  };
  const slots: (RelaxationStep & { slot: keyof typeof isFromSentence })[] = [
    { slot: "side", cost: COST.side, apply: (state) => ({ ...state, indoorOutdoor: [] }) },
    { slot: "area", cost: COST.area, apply: (state) => ({ ...state, area: null }) },
    { slot: "place", cost: COST.place, apply: (state) => coherent({ ...state, location: null }) },
    { slot: "minimumAge", cost: COST.minimumAge, apply: (state) => ({ ...state, minimumAge: null }) },
    { slot: "persons", cost: COST.persons, apply: (state) => ({ ...state, persons: null }) },
  ];
  return slots.filter(({ slot }) => isFromSentence[slot]);
}
