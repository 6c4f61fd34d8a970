import { join } from "node:path";
import { sql } from "kysely";
import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import { readBrandContent } from "../content/brand-content.ts";
import { addActivities, PUBLIC, readReferences } from "../fill/add-activities.ts";
import { inBatches } from "../in-batches.ts";
import { generatedActivity, generatedSlugPrefix, sentencesOf, type Material } from "./generated-activity.ts";

/** The activity itself, three filters, two pictures, a city. */
const ROWS_PER_ACTIVITY = 7;
const CONCURRENCY = 2;
const LINE_EVERY_MS = 1_000;

/** Generated activities are in the largest cities. */
const MAX_CITIES = 500;

export type GenerateOptions = { count: number; contentFolder: string; log: (line: string) => void };

/**
 * Adds `count` generated public activities to a filled brand, at most 1,000 rows per transaction, after those that were
 * generated before. Their texts say that they are generated. Deterministic: number 123 is the same in every database.
 */
export async function generateActivities(db: Db, brand: Brand, { count, contentFolder, log }: GenerateOptions): Promise<void> {
  const material = await readMaterial(db, brand, contentFolder);
  const references = await readReferences(db, brand);
  const first = (await lastNumber(db, brand)) + 1;
  const items = Array.from({ length: count }, (_, index) => first + index);
  const progress = progressOf(brand, { count, log });

  await inBatches(db, { items, rowsPerItem: ROWS_PER_ACTIVITY, concurrency: CONCURRENCY }, async (transaction, numbers) => {
    const activities = numbers.map((number) => ({ ...generatedActivity(number, material), state: PUBLIC }));
    await addActivities(transaction, brand, { activities, references });
    progress.add(numbers.length);
  });
  progress.end();
}

async function readMaterial(db: Db, brand: Brand, contentFolder: string): Promise<Material> {
  const content = await readBrandContent(join(contentFolder, "starter"), brand.key);
  const cities = await db
    .selectFrom("city")
    .innerJoin("province", "province.id", "city.province_id")
    .select("city.name")
    .where("city.platform_id", "=", brand.id)
    .where("province.country_code", "=", brand.countryCode)
    .orderBy("city.population", "desc")
    .orderBy("city.location_id")
    .limit(MAX_CITIES)
    .execute();
  if (content.activities.length === 0 || cities.length === 0) throw new Error(`Brand ${brand.key} has no starter content to build on.`);
  return { locale: brand.locale, cities: cities.map(({ name }) => name), content, sentences: sentencesOf(content) };
}

async function lastNumber(db: Db, brand: Brand): Promise<number> {
  const pattern = `^${generatedSlugPrefix(brand.locale)}([0-9]{1,9})$`;
  const row = await db
    .selectFrom("activity")
    .select(sql<number | null>`max(substring(slug from ${pattern})::integer)`.as("last"))
    .where("platform_id", "=", brand.id)
    .executeTakeFirst();
  return row?.last ?? 0;
}

function progressOf(brand: Brand, { count, log }: { count: number; log: (line: string) => void }) {
  const start = performance.now();
  let added = 0;
  let nextLine = start + LINE_EVERY_MS;

  function line(): void {
    const seconds = (performance.now() - start) / 1_000;
    log(`${brand.key}: ${added} of ${count} activities, ${Math.round(added / seconds)} a second`);
  }

  return {
    add(amount: number): void {
      added += amount;
      if (performance.now() < nextLine) return;
      nextLine = performance.now() + LINE_EVERY_MS;
      line();
    },
    end: line,
  };
}
