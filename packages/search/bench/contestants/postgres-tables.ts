import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { SearchRecord } from "../../search.ts";
import { seededRandom } from "../../../random/random.ts";
import type { BenchCatalogue } from "../catalogue.ts";
import { fraction } from "../zipf.ts";
import { textOf } from "./text-of.ts";

const OPEN = 32_767;
/** The table stores these values as their index in the list. */
export const REACHES = ["ORIGIN_COUNTRY", "EUROPE", "OUTSIDE_EUROPE"];
export const SIDES = ["INDOOR", "OUTDOOR", "BOTH"];

/**
 * `filters` is indexed; `carried` holds the same filters as bits, for counting. `spread` is the random order. Queries with
 * words have their own table with all columns: words in the main table would make every scan six times as long, and a join
 * costs more than the search itself.
 */
const TABLES = `
  create extension intarray;
  create unlogged table incoming (
    carried_low bigint not null, carried_high bigint not null,
    id integer not null, spread real not null,
    persons_min smallint not null, persons_max smallint not null, age_min smallint not null, age_max smallint not null,
    reach smallint not null, side smallint not null,
    filters integer[] not null, provinces integer[] not null, cities integer[] not null,
    words text
  )`;

const COLUMNS = `carried_low, carried_high, id, spread, persons_min, persons_max, age_min, age_max, reach, side, filters, provinces, cities`;
const PLACED = "filters gin__int_ops, provinces gin__int_ops, cities gin__int_ops";

const FILL = [
  `create unlogged table activity as select ${COLUMNS} from incoming order by spread`,
  `create unlogged table activity_with_words as select ${COLUMNS}, to_tsvector('dutch', words) as words from incoming order by spread`,
  "drop table incoming",
  `create index on activity using gin (${PLACED}) with (fastupdate = off)`,
  `create index on activity_with_words using gin (words, ${PLACED}) with (fastupdate = off)`,
  "create index on activity (spread)",
  "create index on activity_with_words (spread)",
  "vacuum (analyze, freeze) activity, activity_with_words",
];

/** Fills an empty database with the first `count` activities, then indexes and analyses it. */
export async function fillTables(client: Client, { places, records }: BenchCatalogue, count: number): Promise<void> {
  const provinceOf = new Map(places.cities.map(({ id, province }) => [id, province]));
  function* lines(): Generator<string> {
    for (const record of records(count)) yield lineOf(record, provinceOf);
  }

  await client.query(TABLES);
  await pipeline(Readable.from(inChunks(lines())), client.query(copyFrom("copy incoming from stdin")));
  for (const statement of FILL) await client.query(statement);
}

function lineOf(record: SearchRecord, provinceOf: ReadonlyMap<number, number>): string {
  const provinces = new Set([...record.provinces, ...record.cities.map((city) => provinceOf.get(city) ?? 0)]);
  const columns = [
    ...[maskOf(record.filters, 0), maskOf(record.filters, 1), record.id, fraction(seededRandom(record.id))],
    ...[record.personsMin ?? 0, record.personsMax ?? OPEN, record.minimumAge ?? 0, record.maximumAge ?? OPEN],
    ...[REACHES.indexOf(record.reach), SIDES.indexOf(record.indoorOutdoor)],
    ...[record.filters, [...provinces], record.cities].map((ids) => `{${ids.join()}}`),
    textOf(record),
  ];
  return `${columns.join("\t")}\n`;
}

/** Bit mask of those of the filters that are in one half of all 80: forty bits per number. */
export function maskOf(filters: readonly number[], half: 0 | 1): number {
  return filters.reduce((mask, id) => (Math.floor((id - 1) / 40) === half ? mask + 2 ** ((id - 1) % 40) : mask), 0);
}

function* inChunks(lines: Iterable<string>): Generator<string> {
  let chunk = "";
  for (const line of lines) {
    chunk += line;
    if (chunk.length < 1_000_000) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}
