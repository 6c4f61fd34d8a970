import type { IndoorOutdoor, PlatformFacts, Reach, SearchRecord } from "../search.ts";
import { seededRandom, type Random } from "../../random/random.ts";
import { filterGroups, someFilters } from "./filters.ts";
import { readPlaces, type BenchCity, type Places } from "./places.ts";
import { readVocabulary, type Vocabulary } from "./vocabulary.ts";
import { share, zipfRank } from "./zipf.ts";

export const PLATFORM = 1;
const SEED = 20_261_122;
const ACTIVITIES_OF_ORGANISATION = 12;
/** As many kinds as the starter content has, and words that mean one. */
const KINDS = 95;
const KIND_NAMES = 7;
const FIRST_DAY_MS = Date.UTC(2019, 0, 1);
const SPAN_SECONDS = 86_400 * 2_500;
const REACHES: readonly Reach[] = ["EUROPE", "OUTSIDE_EUROPE", ...Array<Reach>(18).fill("ORIGIN_COUNTRY")];
const WHERE: readonly IndoorOutdoor[] = ["INDOOR", "INDOOR", "INDOOR", "OUTDOOR", "OUTDOOR", "BOTH"];
const FIRMS = ["Bureau", "Rederij", "Stichting", "Brouwerij", "Atelier", "Hoeve", "Studio", "Uitbureau"] as const;

/** Activities made to measure with: number 123 is the same in every catalogue, whatever its size. */
export type BenchCatalogue = {
  places: Places;
  facts: PlatformFacts;
  vocabulary: Vocabulary;
  /** The activity with this id, from 1. */
  record(id: number): SearchRecord;
  /** The activities 1 to `count`, made one at a time: a million of them would fill the memory. */
  records(count: number): Generator<SearchRecord>;
};

/** Reads what activities are made of from `contentFolder` (`content`, with its packed places). */
export async function readCatalogue(contentFolder: string): Promise<BenchCatalogue> {
  const [places, vocabulary] = await Promise.all([readPlaces(contentFolder), readVocabulary(contentFolder)]);
  const record = (id: number) => makeRecord(id, { places, vocabulary });

  function* records(count: number): Generator<SearchRecord> {
    for (let id = 1; id <= count; id += 1) yield record(id);
  }

  return { places, facts: factsOf({ places, vocabulary }), vocabulary, record, records };
}

type Material = { places: Places; vocabulary: Vocabulary };

/** Kinds and filters are found by their names with us alone: no name of theirs is one that questions ask for. */
function factsOf({ places: { cities }, vocabulary: { telling, names } }: Material): PlatformFacts {
  const asked = new Set(names);
  const unasked = telling.filter((word) => !asked.has(word));
  const filters = filterGroups.flatMap((ids, group) => ids.map((id) => ({ id, group: group + 1, name: unasked[id] ?? "" })));
  const kinds = Array.from({ length: KINDS }, (_, kind) => ({
    id: kind + 1,
    names: unasked.slice(KIND_NAMES * kind, KIND_NAMES * (kind + 1)),
  }));
  return { language: "nl", kinds, filters, cities };
}

function makeRecord(id: number, { places, vocabulary }: Material): SearchRecord {
  const dice = seededRandom(SEED ^ Math.imul(id, 0x9e37_79b1));
  const cities = someCities(dice, places);
  const provinces = dice.below(10) === 0 ? [dice.oneOf(places.provinces)] : [];
  const regions = dice.below(30) === 0 ? [dice.oneOf(places.regions)] : [];
  const organisation = someOrganisation(dice, { id, vocabulary });
  const isOrganised = dice.below(20) > 0;
  const idOf = (place: { id: number }) => place.id;

  return {
    ...{ id, platform: PLATFORM, organisation: isOrganised ? organisation : null },
    title: someTitle(dice, { vocabulary, city: cities[0] }),
    companyName: organisation.name,
    description: someText(dice, { words: vocabulary.all, count: 45 + dice.below(31) }),
    placeNames: [...new Set([...cities, ...provinces, ...regions].map(({ name }) => name))],
    ...{ cities: cities.map(idOf), provinces: provinces.map(idOf), regions: regions.map(idOf) },
    ...someLimits(dice),
    filters: someFilters(dice),
    ...{ reach: dice.oneOf(REACHES), indoorOutdoor: dice.oneOf(WHERE) },
    createdAt_ms: FIRST_DAY_MS + dice.below(SPAN_SECONDS) * 1_000,
    kind: 1 + dice.below(KINDS),
  };
}

/** Mostly one city, at most three. */
function someCities(dice: Random, { someCity }: Places): BenchCity[] {
  const count = dice.oneOf([1, 1, 1, 1, 1, 1, 1, 2, 2, 3]);
  return [...new Set(Array.from({ length: count }, () => someCity(dice)))];
}

/** One for about twelve activities; the older ones offer more. */
function someOrganisation(dice: Random, { id, vocabulary }: { id: number; vocabulary: Vocabulary }): { id: number; name: string } {
  const number = 1 + Math.floor((id / ACTIVITIES_OF_ORGANISATION) * share(dice) ** 1.5);
  const own = seededRandom(SEED ^ Math.imul(number, 0x85eb_ca6b));
  return { id: number, name: `${own.oneOf(FIRMS)} ${someText(own, { words: vocabulary.telling, count: 1 + own.below(2) }).slice(0, -1)}` };
}

/** Two to five words, the city among them in every second title. */
function someTitle(dice: Random, { vocabulary, city }: { vocabulary: Vocabulary; city: BenchCity | undefined }): string {
  const place = dice.below(2) === 0 && city ? ` in ${city.name}` : "";
  const count = place ? 1 + dice.below(3) : 2 + dice.below(4);
  return `${someText(dice, { words: vocabulary.telling, count }).slice(0, -1)}${place}`;
}

/** Words as they come in texts, with the capitals and stops of sentences. */
function someText(dice: Random, { words, count }: { words: readonly string[]; count: number }): string {
  let text = "";
  for (let index = 0; index < count; index += 1) {
    const word = words[zipfRank(dice, words.length)] ?? "";
    const isFirst = index % 12 === 0;
    const between = isFirst ? ". " : " ";
    text += `${index === 0 ? "" : between}${isFirst ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word}`;
  }
  return `${text}.`;
}

function someLimits(dice: Random): Pick<SearchRecord, "personsMin" | "personsMax" | "minimumAge" | "maximumAge"> {
  const smallest = 1 + dice.below(30);
  const youngest = 4 + dice.below(15);
  return {
    personsMin: dice.below(8) === 0 ? null : smallest,
    personsMax: dice.below(10) === 0 ? null : smallest + Math.floor(600 * share(dice) ** 3),
    minimumAge: dice.below(5) < 3 ? null : youngest,
    maximumAge: dice.below(7) > 0 ? null : youngest + dice.below(60),
  };
}
