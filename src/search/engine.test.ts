import { expect, test } from "vitest";
import { createEngine } from "./engine.ts";
import { createScan } from "./oracle/scan.ts";
import type { CityFacts, IndoorOutdoor, PlatformFacts, Reach, Search, SearchFilter, SearchRecord } from "./search.ts";

const REACHES: readonly Reach[] = ["ORIGIN_COUNTRY", "EUROPE", "OUTSIDE_EUROPE"];
const WHERES: readonly IndoorOutdoor[] = ["INDOOR", "OUTDOOR", "BOTH"];
const WORDS = ["kano", "boot", "bowlen", "uitje", "quiz", "zeilen", "Linge", "bos", "speurtocht"] as const;

type Chance = {
  below(limit: number): number;
  oneOf<Value>(values: readonly Value[]): Value;
  some(most: number, below: number): number[];
  maybe<Value>(value: Value): Value | null;
};

/** Choices by chance, the same for the same seed. */
function chanceOf(seed: number): Chance {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const oneOf = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new RangeError("Nothing to choose from");
    return value;
  };
  return {
    below,
    oneOf,
    some: (most, limit) => Array.from({ length: below(most + 1) }, () => below(limit)),
    maybe: (value) => (below(3) === 0 ? null : value),
  };
}

/** Of 30 filters in six groups, and 12 cities that may lie elsewhere another time. */
function someFacts({ below, some }: Chance): PlatformFacts {
  const filters = Array.from({ length: 24 + below(6) }, (_, index) => ({ id: index, group: index % 6, name: `Filter ${index}` }));
  const cities = Array.from({ length: 8 + below(4) }, (_, id): CityFacts => ({
    ...{ id, lon: 4 + (id % 4) / 2, lat: 51 + Math.floor(id / 4) / 2, province: below(4), regions: some(2, 4) },
  }));
  return { language: "nl", filters, cities };
}

function someRecord(id: number, { below, oneOf, some, maybe }: Chance): SearchRecord {
  const words = () => Array.from({ length: 1 + below(3) }, () => oneOf(WORDS)).join(" ");
  return {
    ...{ id, platform: 1 + below(2), title: words(), companyName: words(), organisation: maybe({ id: below(9), name: words() }) },
    ...{ description: words(), placeNames: [], personsMin: maybe(below(40)), personsMax: maybe(20 + below(500)) },
    ...{ minimumAge: maybe(below(20)), maximumAge: maybe(below(90)), cities: some(5, 13), provinces: some(1, 5), regions: some(1, 5) },
    ...{ filters: some(8, 31), reach: oneOf(REACHES), indoorOutdoor: oneOf(WHERES), createdAt_ms: below(50) * 1_000 },
  };
}

function someFilter({ below, oneOf, some, maybe }: Chance): SearchFilter {
  const seldom = <Value>(value: Value): Value | null => (below(4) === 0 ? value : null);
  return {
    ...{
      filters: some(4, 32),
      personCount: seldom(below(600)),
      minimumAge: seldom(below(30)),
      city: maybe(below(14)) && seldom(below(14)),
    },
    ...{ province: seldom(below(6)), region: seldom(below(6)), advancedCitySearch: below(2) === 0, radiusKm: seldom(below(80)) },
    bounds: seldom({ lonMin: 4.2, latMin: 51.2, lonMax: 4.2 + below(3) / 2, latMax: 51.2 + below(3) / 2 }),
    geographicLocation: seldom(oneOf<SearchFilter["geographicLocation"]>([...REACHES, [], ["EUROPE", "ORIGIN_COUNTRY"]])),
    ...{ indoorOutdoor: seldom(oneOf(WHERES)), organisation: seldom(below(10)), excludeActivity: seldom(below(200)) },
    genericSearchQuery: seldom(`${oneOf(WORDS)} ${oneOf(["", ...WORDS])}`),
    ...{ orderBy: oneOf(["title", "createdAt", "distance", "relevance", "random"]), seed: below(9) },
    orderDirection: oneOf(["ASC", "DESC"]),
  };
}

/** What the plain scan answers, the engine answers too. */
function expectAlike(engines: readonly [Search, Search], chance: Chance): void {
  const [engine, scan] = engines;
  for (let number = 0; number < 25; number += 1) {
    const after = chance.below(5) === 0 ? chance.below(250) : null;
    const [filter, page] = [someFilter(chance), { page: 1 + chance.below(3), limit: 1 + chance.below(20), after }];
    expect({ filter, page, ...engine.search(1, filter, page) }).toEqual({ filter, page, ...scan.search(1, filter, page) });
  }
}

test("whatever is asked, the engine answers as the plain scan does, after whatever changes", () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const chance = chanceOf(seed);
    const engines = [createEngine({ cache: seed % 2 === 0 }), createScan()] as const;
    for (let round = 0; round < 3; round += 1) {
      const facts = someFacts(chance);
      const records = Array.from({ length: chance.below(150) }, () => someRecord(1 + chance.below(200), chance));
      const gone = chance.some(30, 200);
      for (const engine of engines) {
        engine.describe(1, facts);
        engine.upsert(records);
        engine.remove(gone);
      }
      expectAlike(engines, chance);
    }
  }
});

test("searches between the steps of folding in are exact, also while activities come and go", () => {
  for (let seed = 1; seed <= 3; seed += 1) {
    const chance = chanceOf(seed);
    const engines = [createEngine(), createScan()] as const;
    const facts = someFacts(chance);
    for (const engine of engines) engine.describe(1, facts);
    for (let round = 0; round < 3; round += 1) {
      const folding = engines[0].tidy();
      do {
        const records = Array.from({ length: chance.below(30) }, () => someRecord(1 + chance.below(200), chance));
        const gone = chance.some(5, 200);
        for (const engine of engines) {
          engine.upsert(records);
          engine.remove(gone);
        }
        expectAlike(engines, chance);
      } while (!folding.next().done);
    }
  }
});

test("an engine that is loaded from what another saved answers alike, once it got the texts that were too new", () => {
  for (let seed = 1; seed <= 4; seed += 1) {
    const chance = chanceOf(seed);
    const [saved, loaded, scan] = [createEngine(), createEngine(), createScan()];
    const records = new Map<number, SearchRecord>();
    const facts = someFacts(chance);
    for (const engine of [saved, scan]) engine.describe(1, facts);
    for (let round = 0; round < 3; round += 1) {
      if (round === 2) Array.from(saved.tidy());
      const batch = Array.from({ length: 60 * round + 20 }, () => someRecord(1 + chance.below(2_000), chance));
      const gone = chance.some(20, 2_000);
      for (const record of batch) records.set(record.id, record);
      for (const engine of [saved, scan]) {
        engine.upsert(batch);
        engine.remove(gone);
      }
    }
    const missing = loaded.load(new Map([...saved.save()].map(([name, bytes]) => [name, bytes.slice()])));
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.length).toBeLessThan(records.size);
    loaded.upsert(missing.flatMap((id) => records.get(id) ?? []));
    expectAlike([loaded, scan], chance);

    const elsewhere = someFacts(chance);
    for (const engine of [loaded, scan]) {
      engine.describe(1, elsewhere);
      engine.remove([...records.keys()].slice(0, 20));
      engine.upsert([...records.values()].slice(10, 40));
    }
    expectAlike([loaded, scan], chance);
    expect(loaded.suggest(1, "ka", 5)).toEqual(expect.arrayContaining([expect.objectContaining({ kind: "title" })]));
  }
});

test("what does not fit together is not loaded", () => {
  const engine = createEngine();
  engine.upsert([someRecord(1, chanceOf(1))]);
  const sections = engine.save();
  const names = [...sections.keys()];
  expect(names.length).toBeGreaterThan(20);
  for (const name of names.filter((each) => /^1.(slots|persons|ages|organisations|head|places.(citiesOf.0|all))/.test(each))) {
    const broken = new Map(sections);
    broken.set(name, new Uint8Array(12));
    expect(() => createEngine().load(broken), name).toThrow(RangeError);
  }
});
