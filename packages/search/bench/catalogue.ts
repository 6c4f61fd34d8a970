import type { IndoorOutdoor, PlatformFacts, Reach, SearchRecord } from "../search.ts";
import { seededRandom, type Random } from "../../random/random.ts";
import { filterGroups, someFilters } from "./filters.ts";
import { readPlaces, type BenchCity, type Places } from "./places.ts";
import { readVocabulary, type Vocabulary } from "./vocabulary.ts";
import { fraction, zipfRank } from "./zipf.ts";

export const PLATFORM = 1;
const SEED = 20_261_122;
const ACTIVITIES_OF_ORGANISATION = 12;
/** As many kinds of activity as in the starter content, and names for each. */
const KINDS = 95;
const KIND_NAMES = 7;
const FIRST_DAY_MS = Date.UTC(2019, 0, 1);
const SPAN_SECONDS = 86_400 * 2_500;
const REACHES: readonly Reach[] = ["EUROPE", "OUTSIDE_EUROPE", ...Array<Reach>(18).fill("ORIGIN_COUNTRY")];
const WHERE: readonly IndoorOutdoor[] = ["INDOOR", "INDOOR", "INDOOR", "OUTDOOR", "OUTDOOR", "BOTH"];
const FIRMS = ["Bureau", "Rederij", "Stichting", "Brouwerij", "Atelier", "Hoeve", "Studio", "Uitbureau"] as const;

/** Generated activities; activity 123 is the same in a catalogue of any size. */
export type BenchCatalogue = {
  places: Places;
  facts: PlatformFacts;
  vocabulary: Vocabulary;
  /** The activity with this id, from 1. */
  record(id: number): SearchRecord;
  /** Activities 1 to `count`, generated lazily because a million would not fit in memory. */
  records(count: number): Generator<SearchRecord>;
};

/** Reads the material for activities from `contentFolder` (`content`, with its packed places). */
export async function readCatalogue(contentFolder: string): Promise<BenchCatalogue> {
  const [places, vocabulary] = await Promise.all([readPlaces(contentFolder), readVocabulary(contentFolder)]);
  const record = (id: number) => makeRecord(id, { places, vocabulary });

  function* records(count: number): Generator<SearchRecord> {
    for (let id = 1; id <= count; id += 1) yield record(id);
  }

  return { places, facts: factsOf({ places, vocabulary }), vocabulary, record, records };
}

type Material = { places: Places; vocabulary: Vocabulary };

/** Names of kinds and filters are never used in queries, because only our engine finds activities by them. */
function factsOf({ places: { cities }, vocabulary: { contentWords, names } }: Material): PlatformFacts {
  const used = new Set(names);
  const unusedWords = contentWords.filter((word) => !used.has(word));
  const filters = filterGroups.flatMap((ids, group) => ids.map((id) => ({ id, group: group + 1, name: unusedWords[id] ?? "" })));
  const kinds = Array.from({ length: KINDS }, (_, kind) => ({
    id: kind + 1,
    names: unusedWords.slice(KIND_NAMES * kind, KIND_NAMES * (kind + 1)),
  }));
  return { language: "nl", kinds, filters, cities };
}

function makeRecord(id: number, { places, vocabulary }: Material): SearchRecord {
  const random = seededRandom(SEED ^ Math.imul(id, 0x9e37_79b1));
  const cities = someCities(random, places);
  const provinces = random.below(10) === 0 ? [random.oneOf(places.provinces)] : [];
  const regions = random.below(30) === 0 ? [random.oneOf(places.regions)] : [];
  const organisation = someOrganisation(random, { id, vocabulary });
  const isOrganised = random.below(20) > 0;
  const idOf = (place: { id: number }) => place.id;

  return {
    ...{ id, platform: PLATFORM, organisation: isOrganised ? organisation : null },
    title: someTitle(random, { vocabulary, city: cities[0] }),
    companyName: organisation.name,
    description: someText(random, { words: vocabulary.all, count: 45 + random.below(31) }),
    placeNames: [...new Set([...cities, ...provinces, ...regions].map(({ name }) => name))],
    ...{ cities: cities.map(idOf), provinces: provinces.map(idOf), regions: regions.map(idOf) },
    ...someLimits(random),
    filters: someFilters(random),
    ...{ reach: random.oneOf(REACHES), indoorOutdoor: random.oneOf(WHERE) },
    createdAt_ms: FIRST_DAY_MS + random.below(SPAN_SECONDS) * 1_000,
    kind: 1 + random.below(KINDS),
  };
}

/** Mostly one city, at most three. */
function someCities(random: Random, { someCity }: Places): BenchCity[] {
  const count = random.oneOf([1, 1, 1, 1, 1, 1, 1, 2, 2, 3]);
  return [...new Set(Array.from({ length: count }, () => someCity(random)))];
}

/** The organisation of an activity: each has about twelve, those with low numbers more. */
function someOrganisation(random: Random, { id, vocabulary }: { id: number; vocabulary: Vocabulary }): { id: number; name: string } {
  const number = 1 + Math.floor((id / ACTIVITIES_OF_ORGANISATION) * fraction(random) ** 1.5);
  const own = seededRandom(SEED ^ Math.imul(number, 0x85eb_ca6b));
  return {
    id: number,
    name: `${own.oneOf(FIRMS)} ${someText(own, { words: vocabulary.contentWords, count: 1 + own.below(2) }).slice(0, -1)}`,
  };
}

/** Two to five words, the city among them in every second title. */
function someTitle(random: Random, { vocabulary, city }: { vocabulary: Vocabulary; city: BenchCity | undefined }): string {
  const place = random.below(2) === 0 && city ? ` in ${city.name}` : "";
  const count = place ? 1 + random.below(3) : 2 + random.below(4);
  return `${someText(random, { words: vocabulary.contentWords, count }).slice(0, -1)}${place}`;
}

/** Words by natural frequency, with the capitals and full stops of sentences. */
function someText(random: Random, { words, count }: { words: readonly string[]; count: number }): string {
  let text = "";
  for (let index = 0; index < count; index += 1) {
    const word = words[zipfRank(random, words.length)] ?? "";
    const isFirst = index % 12 === 0;
    const between = isFirst ? ". " : " ";
    text += `${index === 0 ? "" : between}${isFirst ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word}`;
  }
  return `${text}.`;
}

function someLimits(random: Random): Pick<SearchRecord, "personsMin" | "personsMax" | "minimumAge" | "maximumAge"> {
  const smallest = 1 + random.below(30);
  const youngest = 4 + random.below(15);
  return {
    personsMin: random.below(8) === 0 ? null : smallest,
    personsMax: random.below(10) === 0 ? null : smallest + Math.floor(600 * fraction(random) ** 3),
    minimumAge: random.below(5) < 3 ? null : youngest,
    maximumAge: random.below(7) > 0 ? null : youngest + random.below(60),
  };
}
