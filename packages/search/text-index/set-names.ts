import { each, type Bits } from "../bits/bits.ts";
import type { TextLanguage } from "../search.ts";
import { analyse } from "../text/analyse.ts";
import { emptyBase } from "./base.ts";
import { createDelta, type Delta } from "./delta.ts";
import { FIELDS, NOTHING_FOUND, type Found, type Segment } from "./segment.ts";
import type { NamedSet, TextField } from "./text-index.ts";

/**
 * The names of sets of slots (kinds, filters), as if they were in the texts of each slot: the names of a kind in its
 * title, so that *kajak* finds canoeing; the name of a filter in the rest, so that *teambuilding* finds the activities
 * with that filter. Nothing is stored per slot.
 */
export interface SetNames extends Segment {
  describe(sets: readonly NamedSet[]): void;
}

/** A name, the number of its set, and its field. */
type Name = { name: string; set: number; field: TextField };

export function createSetNames(language: TextLanguage): SetNames {
  let sets: readonly NamedSet[] = [];
  let names: readonly Name[] = [];
  let known: Delta | null = null;

  /** An index of the names, with positions in `names` as slots; created for the first query, as it needs a lexicon. */
  function delta(): Delta {
    known ??= readNames(names, language);
    return known;
  }

  function noPlaces(): Bits {
    return new Uint32Array(Math.ceil(names.length / 32));
  }

  function slotsAt(place: number): Bits | null {
    return sets[names[place]?.set ?? -1]?.slots() ?? null;
  }

  /** Adds each set once, even when several of its names match. */
  function addSlots(places: Bits, into: Bits): void {
    const found = new Set<number>();
    each(places, (place) => found.add(names[place]?.set ?? -1));
    for (const set of found) sets[set]?.addTo(into);
  }

  function isAnyAmong(places: Bits, slots: Bits): boolean {
    let isAny = false;
    each(places, (place) => (isAny ||= shareAny(slotsAt(place), slots)));
    return isAny;
  }

  function namedBy(found: Found): Found {
    if (found === NOTHING_FOUND) return found;
    return {
      collect(field, into) {
        const places = noPlaces();
        found.collect(field, places);
        addSlots(places, into);
      },
      isAmong(slots) {
        const places = noPlaces();
        for (const field of FIELDS.keys()) found.collect(field, places);
        return isAnyAmong(places, slots);
      },
    };
  }

  return {
    describe(described) {
      sets = described;
      names = described.flatMap(({ names: own, field }, set) => own.map((name) => ({ name, set, field })));
      known = null;
    },
    withStem: (stem) => namedBy(delta().withStem(stem)),
    beginningWith: (letters) => namedBy(delta().beginningWith(letters)),
    near: (mistyped, budget, visit) => delta().near(mistyped, budget, visit),
    hasWord(word, among) {
      const places = noPlaces();
      delta().collectWord(word, places);
      return isAnyAmong(places, among);
    },
  };
}

function readNames(names: readonly Name[], language: TextLanguage): Delta {
  const read = createDelta(emptyBase());
  for (const [place, { name, field }] of names.entries()) {
    const terms = analyse(name, language);
    read.put(
      place,
      FIELDS.map((one) => (one === field ? terms : [])),
    );
  }
  return read;
}

function shareAny(a: Bits | null, b: Bits): boolean {
  return a?.some((bits, word) => (bits & (b[word] ?? 0)) !== 0) ?? false;
}
