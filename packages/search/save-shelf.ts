import type { FilterFacts, KindFacts, Section, Sections, TextLanguage } from "./search.ts";
import { isNumbers, loadAll, note, noted, ownedBy, saveAll, type Saved } from "./sections.ts";
import { createPageStore, describeNames, type Shelf } from "./shelf.ts";

/** What a shelf is, beside its columns. */
type Head = { language: TextLanguage; kinds: readonly KindFacts[]; filters: readonly FilterFacts[]; unsaved: number[] };

/** All that a shelf holds; texts that are not folded in are named instead, by their activities. */
export function* saveShelf(shelf: Shelf): Generator<Section> {
  const { language, kindFacts, filterGroups, slots, text } = shelf;
  const head: Head = { language, kinds: kindFacts, filters: filterGroups.facts, unsaved: text.unsaved().map(slots.idOf) };
  yield ["head", noted(head)];
  yield* saveAll(ownersOf(shelf));
}

/** A shelf as it was saved, and the activities whose texts it lacks. Throws a `RangeError` when it does not fit together. */
export function loadShelf(sections: Sections): { shelf: Shelf; unsaved: number[] } {
  const { language, kinds, filters, unsaved } = note(sections, "head", isHead);
  const shelf = createPageStore(language);
  describeNames(shelf, { kinds, filters });
  loadAll(ownersOf(shelf), sections);
  return { shelf, unsaved };
}

function isHead(value: unknown): value is Head {
  if (typeof value !== "object" || value === null || !("language" in value && "kinds" in value && "filters" in value && "unsaved" in value))
    return false;
  return (
    (value.language === "nl" || value.language === "de") &&
    Array.isArray(value.kinds) &&
    value.kinds.every(isKindFacts) &&
    Array.isArray(value.filters) &&
    value.filters.every(isFilterFacts) &&
    isNumbers(value.unsaved)
  );
}

function isKindFacts(value: unknown): value is KindFacts {
  if (typeof value !== "object" || value === null || !("id" in value && "names" in value)) return false;
  return isNumbers([value.id]) && Array.isArray(value.names) && value.names.every((name) => typeof name === "string");
}

function isFilterFacts(value: unknown): value is FilterFacts {
  if (typeof value !== "object" || value === null || !("id" in value && "group" in value && "name" in value)) return false;
  return isNumbers([value.id, value.group]) && typeof value.name === "string";
}

/** The slots first: all else is as long as they ask. */
function ownersOf(shelf: Shelf): Record<string, Saved> {
  const { slots, kinds, filters, reaches, wheres, places, organisations, persons, ages, orders, text, suggestions } = shelf;
  return { slots, kinds, filters, reaches, wheres, places, organisations, persons, ages, orders, text, suggestions };
}

/** The sections by platform. */
export function* savePlatforms(shelves: ReadonlyMap<number, Shelf>): Generator<Section> {
  const platforms = [...shelves].map(([platform, shelf]) => [String(platform), { save: () => saveShelf(shelf) }] as const);
  yield ["platforms", noted([...shelves.keys()])];
  yield* saveAll(Object.fromEntries(platforms));
}

/** The platforms that were saved, and the activities whose texts they lack. */
export function loadPlatforms(sections: Sections): { shelves: Map<number, Shelf>; unsaved: number[] } {
  const platforms = note(sections, "platforms", isNumbers);
  const loaded = platforms.map((platform) => ({ platform, ...loadShelf(ownedBy(String(platform), sections)) }));
  return {
    shelves: new Map(loaded.map(({ platform, shelf }) => [platform, shelf])),
    unsaved: loaded.flatMap(({ unsaved }) => unsaved),
  };
}
