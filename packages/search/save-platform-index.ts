import type { FilterFacts, KindFacts, Section, Sections, TextLanguage } from "./search.ts";
import { isNumbers, loadAll, readJsonSection, encodeJson, sectionsOf, saveAll, type Saved } from "./sections.ts";
import { createPlatformIndex, describeNames, type PlatformIndex } from "./platform-index.ts";

/** The metadata of an index. */
type SavedHead = { language: TextLanguage; kinds: readonly KindFacts[]; filters: readonly FilterFacts[]; unsaved: number[] };

/** Everything in an index. Texts that are not merged yet are listed by activity id instead. */
export function* savePlatformIndex(index: PlatformIndex): Generator<Section> {
  const { language, kindFacts, filterGroups, slots, text } = index;
  const head: SavedHead = { language, kinds: kindFacts, filters: filterGroups.facts, unsaved: text.unsaved().map(slots.idOf) };
  yield ["head", encodeJson(head)];
  yield* saveAll(ownersOf(index));
}

/** A saved index, and the activities without texts in it. Throws a `RangeError` when its sections do not fit together. */
export function loadPlatformIndex(sections: Sections): { index: PlatformIndex; unsaved: number[] } {
  const { language, kinds, filters, unsaved } = readJsonSection(sections, "head", isHead);
  const index = createPlatformIndex(language);
  describeNames(index, { kinds, filters });
  loadAll(ownersOf(index), sections);
  return { index, unsaved };
}

function isHead(value: unknown): value is SavedHead {
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

/** Slots come first: their capacity sets the length of everything else. */
function ownersOf(index: PlatformIndex): Record<string, Saved> {
  const { slots, kinds, filters, reaches, wheres, places, organisations, persons, ages, orders, text, suggestions } = index;
  return { slots, kinds, filters, reaches, wheres, places, organisations, persons, ages, orders, text, suggestions };
}

export function* savePlatforms(indexes: ReadonlyMap<number, PlatformIndex>): Generator<Section> {
  const platforms = [...indexes].map(([platform, index]) => [String(platform), { save: () => savePlatformIndex(index) }] as const);
  yield ["platforms", encodeJson([...indexes.keys()])];
  yield* saveAll(Object.fromEntries(platforms));
}

/** The saved indexes, and the activities whose texts they lack. */
export function loadPlatforms(sections: Sections): { indexes: Map<number, PlatformIndex>; unsaved: number[] } {
  const platforms = readJsonSection(sections, "platforms", isNumbers);
  const loaded = platforms.map((platform) => ({ platform, ...loadPlatformIndex(sectionsOf(String(platform), sections)) }));
  return {
    indexes: new Map(loaded.map(({ platform, index }) => [platform, index])),
    unsaved: loaded.flatMap(({ unsaved }) => unsaved),
  };
}
