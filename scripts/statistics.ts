// `npm run statistics [-- --brand nl --from 2027-05-01 --to 2027-05-31]`: counts of what visitors did; by default for the last 30 days.
import { parseArgs } from "node:util";
import { dayIn } from "../src/brands/day-in.ts";
import { brandOfPlatform } from "../src/brands/brands.ts";
import type { Db } from "../src/database/open.ts";
import { lastDays, type Period } from "../src/analytics/period.ts";
import { readActivityCounts, readBannerCounts } from "../src/analytics/read-statistics.server.ts";
import { EVERYTHING, narrowed, type Scope } from "../src/permissions/scope.ts";
import { brandOf } from "./brand-of.ts";
import { onDatabase } from "./on-database.ts";
import { print } from "./print.ts";
import { table } from "./table.ts";

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAYS = 30;

await onDatabase(async ({ db }) => {
  const { scope, period } = readQuery();
  print(`From ${period.from} to ${period.to}, days of the brand.\n`);
  await printActivities(db, scope, period);
  print();
  await printBanners(db, scope, period);
});

function readQuery(): { scope: Scope; period: Period } {
  const { values } = parseArgs({ options: { brand: { type: "string" }, from: { type: "string" }, to: { type: "string" } } });
  const brand = values.brand === undefined ? null : brandOf(values.brand);
  const to = dayFrom(values.to) ?? dayIn(brand?.timeZone ?? "Europe/Amsterdam", new Date());
  const from = dayFrom(values.from) ?? lastDays(to, DAYS).from;
  return { scope: narrowed(EVERYTHING, brand?.id ?? null), period: { from, to } };
}

function dayFrom(text: string | undefined): string | null {
  if (text === undefined) return null;
  const isDay = DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
  if (!isDay) throw new Error(`"${text}" is no day: write it as 2027-05-31.`);
  return text;
}

async function printActivities(db: Db, scope: Scope, period: Period): Promise<void> {
  const counts = await readActivityCounts(db, scope, { period });
  if (counts.length === 0) return print("Nothing was counted of activities.");
  const rows = counts.map(({ platformId, organisation, activity, ...amounts }) => [
    ...[brandOfPlatform(platformId).key, organisation ?? "", `${activity.id} ${activity.title}`],
    ...cells([amounts.views, amounts.phoneClicks, amounts.webClicks, amounts.offerRequests]),
  ]);
  const sums = (["views", "phoneClicks", "webClicks", "offerRequests"] as const).map((name) => sum(counts.map((count) => count[name])));
  const names = ["brand", "organisation", "activity", "views", "phone", "website", "requests"];
  print(table(names, [...rows, ["", "", "in all", ...cells(sums)]]));
}

async function printBanners(db: Db, scope: Scope, period: Period): Promise<void> {
  const counts = await readBannerCounts(db, scope, period);
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
