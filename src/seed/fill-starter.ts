import { join } from "node:path";
import { sql } from "kysely";
import { brands } from "../brands/brands.ts";
import type { Brand } from "../brands/brand.ts";
import type { Db } from "../database/open.ts";
import { fillPlatforms } from "./fill/platforms.ts";

export type FillOptions = {
  log: (line: string) => void;
  /** Also adds missing content to brands that were filled before, such as content that is new since then. */
  complete?: boolean;
  /** The folder `content/`; tests may use another. */
  contentFolder?: string;
  /** Time of seeding; dates of events are relative to it. */
  now?: Date;
};

/** Relative to the project folder, in which the server runs. */
const CONTENT_FOLDER = "content";
/** Arbitrary; no other advisory lock in this database has this number. */
const ADVISORY_LOCK = 7_845_212;

/**
 * Copies the brands into `platform`, and fills each brand that was never completely filled with `content/`. Rows are identified
 * by their natural key (slug, name, title), and existing rows are not changed. Brands that were filled by an older version are
 * backfilled once. Processes that start at the same time wait for each other. Throws with a sentence per mistake in the content.
 */
export async function fillStarter(database: Db, options: FillOptions): Promise<void> {
  const { contentFolder = CONTENT_FOLDER, now = new Date(), complete = false, log } = options;

  await database.connection().execute(async (db) => {
    // Waiting for another process that fills takes longer than the statement timeout.
    await sql`set statement_timeout = 0`.execute(db);
    await sql`select pg_advisory_lock(${ADVISORY_LOCK})`.execute(db);
    try {
      await fillPlatforms(db, brands);
      const toFill = complete ? brands : await unfilledBrands(db);
      const withoutKinds = await brandsWithoutKinds(db);
      if (toFill.length + withoutKinds.length === 0) return;
      // Loaded only when needed: reading content needs a YAML parser and every drawing.
      const { completeBrand, fillBrand } = await import("./fill-brand.ts");
      const { readGazetteer } = await import("./content/gazetteer.ts");
      const gazetteer = await readGazetteer(join(contentFolder, "places"));
      for (const brand of toFill) {
        await fillBrand(db, brand, { contentFolder, gazetteer, now, log });
        await recordFilling(db, brand);
      }
      for (const brand of withoutKinds) {
        await completeBrand(db, brand, { contentFolder, gazetteer, log });
        await recordBackfill(db, brand);
      }
    } finally {
      await sql`select pg_advisory_unlock(${ADVISORY_LOCK})`.execute(db);
      await sql`reset statement_timeout`.execute(db);
    }
  });
}

/** The brands that were never filled, or not completely. */
export async function unfilledBrands(db: Db): Promise<Brand[]> {
  const rows = await db.selectFrom("starter_filling").select("platform_id").execute();
  const filled = new Set(rows.map(({ platform_id }) => platform_id));
  return brands.filter(({ id }) => !filled.has(id));
}

/** The brands that were filled before kinds, facts and bands existed. */
async function brandsWithoutKinds(db: Db): Promise<Brand[]> {
  const rows = await db.selectFrom("starter_filling").select("platform_id").where("kinds_given_at", "is", null).execute();
  const without = new Set(rows.map(({ platform_id }) => platform_id));
  return brands.filter(({ id }) => without.has(id));
}

async function recordBackfill(db: Db, { id }: Brand): Promise<void> {
  await db.updateTable("starter_filling").set({ kinds_given_at: new Date() }).where("platform_id", "=", id).execute();
}

async function recordFilling(db: Db, { id }: Brand): Promise<void> {
  await db
    .insertInto("starter_filling")
    .values({ platform_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
