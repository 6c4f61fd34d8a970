import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { isPublic } from "../../../src/catalogue/is-public.ts";
import { openDatabase, type OpenDatabase } from "../../../src/database/open.ts";
import { chance as chanceOf } from "../../../packages/scenes/ink/chance.ts";
import { lossesIn, waitForMails, type Losses } from "./losses.ts";
import type { Product } from "./product.ts";
import type { Subjects } from "./submissions.ts";
import { startWriters, type Acknowledged } from "./writers.ts";

export type GateOptions = { kills: number; writers: number; seed: number };
export type GateResult = Losses & {
  acknowledged: number;
  surprises: string[];
  /** From the start of the process to the first answer. */
  restarts_ms: number[];
};

/** The expected result. */
export const NOTHING_WRONG = { lost: [], doubled: [], mailsLost: [], mailsDoubled: [], held: 0, surprises: [] };

/** Longest time between two kills. */
const INTERVAL_MS = 500;

/**
 * Kills the server, PostgreSQL with all its processes, or both, while visitors send continuously; then waits for all mails
 * and compares the acknowledged submissions with the stored ones.
 */
export async function killGate(product: Product, { kills, writers: count, seed }: GateOptions): Promise<GateResult> {
  const chance = chanceOf(`kill ${seed}`);
  const restarts_ms: number[] = [];
  await product.start();
  const subjects = await subjectsOf(product);
  const writers = startWriters({ count, port: product.port, subjects, chance });

  for (let kill = 0; kill < kills; kill += 1) {
    await delay(50 + chance() * INTERVAL_MS);
    if (kill % 3 !== 0) await product.killDatabase();
    if (kill % 3 === 1) continue;
    await product.killServer();
    restarts_ms.push(await product.start());
  }
  await writers.finish();
  const losses = await settle(product, writers.acknowledged);
  return { ...losses, acknowledged: writers.acknowledged.length, surprises: writers.surprises, restarts_ms };
}

/** Waits until the mails are sent, and returns the losses. */
export function settle(product: Product, acknowledged: readonly Acknowledged[]): Promise<Losses> {
  return withDatabase(product, async ({ db, pool }) => {
    await waitForMails(pool, product.startedAt());
    return lossesIn(db, acknowledged);
  });
}

/** The subjects of the submissions. */
export async function subjectsOf(product: Product): Promise<Subjects> {
  const activities = await withDatabase(product, ({ db }) =>
    db.selectFrom("activity").select(["id", "slug"]).where("platform_id", "=", 1).where(isPublic).orderBy("id").execute(),
  );
  const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  return { activities, picture };
}

/** Opens a separate connection to the product's database. */
async function withDatabase<Result>({ dataDir }: Product, work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ databaseUrl: null, dataDir, log: () => {} });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
