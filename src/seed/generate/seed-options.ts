import type { Brand } from "../../brands/brand.ts";

const MAX_ACTIVITIES = 5_000_000;
const USAGE = "Usage: npm run seed -- --activities 10000 [--platform nl]";

/** Options of `npm run seed`; a count of 0 only adds missing starter content. */
export type SeedOptions = { brand: Brand; count: number };

/** Validates the options of the command; throws with a sentence about the mistake. */
export function readSeedOptions(options: { activities?: string; platform?: string }, brands: readonly Brand[]): SeedOptions {
  const { activities, platform } = options;
  const brand = brands.find(({ key }) => key === platform);
  if (!brand) {
    throw new Error(`There is no platform "${platform}": choose one of ${brands.map(({ key }) => key).join(", ")}.\n${USAGE}`);
  }
  if (activities === undefined) return { brand, count: 0 };

  const count = /^\d{1,9}$/.test(activities) ? Number(activities) : Number.NaN;
  if (!(count >= 1 && count <= MAX_ACTIVITIES)) {
    throw new Error(`--activities is "${activities}", but must be a whole number from 1 to ${MAX_ACTIVITIES}.\n${USAGE}`);
  }
  return { brand, count };
}
