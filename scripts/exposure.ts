// `npm run exposure [-- --brand nl --days 30]`: how often each activity was on the first page, in all hours of the period.
import { parseArgs } from "node:util";
import { exposureOf } from "../src/activities/exposure.server.ts";
import type { Brand } from "../src/brands/brand.ts";
import { brands } from "../src/brands/brands.ts";
import type { Catalogue } from "../src/catalogue/catalogue.ts";
import { openCatalogue } from "../src/catalogue/open-catalogue.ts";
import { brandOf } from "./brand-of.ts";
import { onDatabase } from "./on-database.ts";
import { print } from "./print.ts";
import { table } from "./table.ts";

const DAYS = 30;
const MAX_DAYS = 366;

await onDatabase(async (database) => {
  const { values } = parseArgs({ options: { brand: { type: "string" }, days: { type: "string" } } });
  const days = daysFrom(values.days);
  const chosen = values.brand === undefined ? brands : [brandOf(values.brand)];
  const catalogue = await openCatalogue(database, () => {});
  try {
    for (const brand of chosen) await printExposure(catalogue, brand, days);
  } finally {
    await catalogue.close();
  }
});

function daysFrom(text: string | undefined): number {
  if (text === undefined) return DAYS;
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) throw new Error(`"${text}" is no number of days from 1 to ${MAX_DAYS}.`);
  return days;
}

async function printExposure(catalogue: Catalogue, brand: Brand, days: number): Promise<void> {
  const { periods, activities, gini, giniByChance } = exposureOf(catalogue, brand, { days, now: new Date() });
  const documents = await catalogue.documents(activities.map(({ id }) => id));
  const titles = new Map(documents.map(({ id, title }) => [id, title]));
  const mean = activities.reduce((sum, { times }) => sum + times, 0) / Math.max(1, activities.length);
  const rows = activities.map(({ id, times }) => [String(times), (times / mean).toFixed(2), String(id), titles.get(id) ?? ""]);
  print(`${brand.name}: the first page in each of ${periods} hours, with the activities that are public now.\n`);
  print(table(["times", "of mean", "activity", "title"], rows));
  print(`\nGini ${gini.toFixed(3)}; 0 is equal for all, and chance alone gives about ${giniByChance.toFixed(3)}.\n`);
}
