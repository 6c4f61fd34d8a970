import { add, each, type Bits } from "../bits/bits.ts";
import type { TextLanguage } from "../search.ts";
import { analyse } from "../text/analyse.ts";
import { emptyBase } from "./base.ts";
import { createDelta, type Delta } from "./delta.ts";
import { FIELDS, type Found, type Segment } from "./segment.ts";
import type { NamedSet } from "./text-index.ts";

/**
 * The names of sets of slots (filters), as if each by itself stood among the rest of the texts of each slot: who types
 * *teambuilding* means the filter too. Nothing is kept for a slot; the sets say what it has.
 */
export interface SetNames extends Segment {
  describe(sets: readonly NamedSet[]): void;
}

const REST = FIELDS.indexOf("rest");

export function createSetNames(language: TextLanguage): SetNames {
  let sets: readonly NamedSet[] = [];
  let known: Delta | null = null;

  /** The names by their place in `sets`, as if places were slots: read for the first word that is asked, as that takes a lexicon. */
  function names(): Delta {
    known ??= readNames(sets, language);
    return known;
  }

  function noPlaces(): Bits {
    return new Uint32Array(Math.ceil(sets.length / 32));
  }

  function slotsAt(place: number): Bits | null {
    return sets[place]?.slots() ?? null;
  }

  function namedBy(found: Found): Found {
    const places = noPlaces();
    found.collect(REST, places);
    return {
      collect(field, into) {
        if (field === REST) each(places, (place) => addAll(slotsAt(place), into));
      },
      isAmong(slots) {
        let isAny = false;
        each(places, (place) => (isAny ||= shareAny(slotsAt(place), slots)));
        return isAny;
      },
    };
  }

  return {
    describe(described) {
      sets = described;
      known = null;
    },
    withStem: (stem) => namedBy(names().withStem(stem)),
    beginningWith: (letters) => namedBy(names().beginningWith(letters)),
    near: (mistyped, visit) => names().near(mistyped, visit),
    hasWord(word, among) {
      const named = noPlaces();
      for (const place of sets.keys()) if (shareAny(slotsAt(place), among)) add(named, place);
      return names().hasWord(word, named);
    },
  };
}

function readNames(sets: readonly NamedSet[], language: TextLanguage): Delta {
  const names = createDelta(emptyBase());
  for (const [place, { name }] of sets.entries()) names.put(place, [[], [], analyse(name, language)]);
  return names;
}

function addAll(slots: Bits | null, into: Bits): void {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] ?? 0) | (slots?.[word] ?? 0);
}

function shareAny(a: Bits | null, b: Bits): boolean {
  return a?.some((bits, word) => (bits & (b[word] ?? 0)) !== 0) ?? false;
}
