// `npm run statistics [-- --brand nl --from 2027-05-01 --to 2027-05-31]`: counts of what visitors did; by default for the last 30 days.
import { parseArgs } from "node:util";
import { dayIn } from "../src/brands/day-in.ts";
import { brandOfPlatform } from "../src/brands/brands.ts";
import type { Db } from "../src/database/open.ts";
import { readActivityCounts, readBannerCounts, type StatisticsQuery } from "../src/analytics/read-statistics.server.ts";
import { brandOf } from "./brand-of.ts";
import { onDatabase } from "./on-database.ts";
import { print } from "./print.ts";
import { table } from "./table.ts";

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAYS = 30;
const DAY_MS = 86_400_000;

await onDatabase(async ({ db }) => {
  const period = readPeriod();
  print(`From ${period.from} to ${period.to}, days of the brand.\n`);
  await printActivities(db, period);
  print();
  await printBanners(db, period);
});

function readPeriod(): StatisticsQuery {
  const { values } = parseArgs({ options: { brand: { type: "string" }, from: { type: "string" }, to: { type: "string" } } });
  const brand = values.brand === undefined ? null : brandOf(values.brand);
  const to = dayFrom(values.to) ?? dayIn(brand?.timeZone ?? "Europe/Amsterdam", new Date());
  const from = dayFrom(values.from) ?? new Date(Date.parse(`${to}T00:00:00Z`) - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  return { platformId: brand?.id ?? null, from, to };
}

function dayFrom(text: string | undefined): string | null {
  if (text === undefined) return null;
  const isDay = DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
  if (!isDay) throw new Error(`"${text}" is no day: write it as 2027-05-31.`);
  return text;
}

async function printActivities(db: Db, period: StatisticsQuery): Promise<void> {
  const counts = await readActivityCounts(db, period);
  if (counts.length === 0) return print("Nothing was counted of activities.");
  const rows = counts.map(({ platformId, organisation, activity, ...amounts }) => [
    ...[brandOfPlatform(platformId).key, organisation ?? "", `${activity.id} ${activity.title}`],
    ...cells([amounts.views, amounts.phoneClicks, amounts.webClicks, amounts.offerRequests]),
  ]);
  const sums = (["views", "phoneClicks", "webClicks", "offerRequests"] as const).map((name) => sum(counts.map((count) => count[name])));
  const names = ["brand", "organisation", "activity", "views", "phone", "website", "requests"];
  print(table(names, [...rows, ["", "", "in all", ...cells(sums)]]));
}

async function printBanners(db: Db, period: StatisticsQuery): Promise<void> {
  const counts = await readBannerCounts(db, period);
  if (counts.length === 0) return print("There are no banners.");
  const rows = counts.map(({ platformId, banner, views, clicks, amountOfClicks }) => [
    ...[brandOfPlatform(platformId).key, `${banner.id} ${banner.title}`, banner.active ? "yes" : "no"],
    ...cells([views, clicks, amountOfClicks]),
  ]);
  print(table(["brand", "banner", "active", "views", "clicks", "clicks ever"], rows));
}

function cells(amounts: number[]): string[] {
  return amounts.map(String);
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
