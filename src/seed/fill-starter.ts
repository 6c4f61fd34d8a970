import { join } from "node:path";
import { sql } from "kysely";
import { brands } from "../brands/brands.ts";
import type { Brand } from "../brands/brand.ts";
import type { Db } from "../database/open.ts";
import { fillPlatforms } from "./fill/platforms.ts";

export type FillOptions = {
  log: (line: string) => void;
  /** Also adds what is missing to brands that were filled before, such as content that is new since then. */
  complete?: boolean;
  /** The folder `content/`; a test has its own. */
  contentFolder?: string;
  /** The moment of seeding, from which the days of events are counted. */
  now?: Date;
};

/** As seen from the folder of the project, in which the server runs. */
const CONTENT_FOLDER = "content";
/** Any number that nothing else in this database locks. */
const ADVISORY_LOCK = 7_845_212;

/**
 * Copies the brands into `platform`, and fills each brand that was never filled from `content/`; a filling that was
 * broken off goes on. Rows are recognised by their natural key (slug, name, title), and a row that exists is left as it
 * is. A brand that was filled before there were kinds, facts and bands is given those once. Processes that start at once take turns. Throws a sentence per mistake in the content.
 */
export async function fillStarter(database: Db, options: FillOptions): Promise<void> {
  const { contentFolder = CONTENT_FOLDER, now = new Date(), complete = false, log } = options;

  await database.connection().execute(async (db) => {
    // Whoever waits for another's filling waits longer than a query may take.
    await sql`set statement_timeout = 0`.execute(db);
    await sql`select pg_advisory_lock(${ADVISORY_LOCK})`.execute(db);
    try {
      await fillPlatforms(db, brands);
      const wanting = complete ? brands : await unfilledBrands(db);
      const withoutKinds = await brandsWithoutKinds(db);
      if (wanting.length + withoutKinds.length === 0) return;
      // Reading content takes a parser and every drawing: a server that has nothing to fill goes without.
      const { completeBrand, fillBrand } = await import("./fill-brand.ts");
      const { readGazetteer } = await import("./content/gazetteer.ts");
      const gazetteer = await readGazetteer(join(contentFolder, "places"));
      for (const brand of wanting) {
        await fillBrand(db, brand, { contentFolder, gazetteer, now, log });
        await noteFilling(db, brand);
      }
      for (const brand of withoutKinds) {
        await completeBrand(db, brand, { contentFolder, gazetteer, log });
        await noteKinds(db, brand);
      }
    } finally {
      await sql`select pg_advisory_unlock(${ADVISORY_LOCK})`.execute(db);
      await sql`reset statement_timeout`.execute(db);
    }
  });
}

/** The brands that were never filled, or not to the end. */
export async function unfilledBrands(db: Db): Promise<Brand[]> {
  const rows = await db.selectFrom("starter_filling").select("platform_id").execute();
  const filled = new Set(rows.map(({ platform_id }) => platform_id));
  return brands.filter(({ id }) => !filled.has(id));
}

/** The brands that were filled before there were kinds, facts and bands. */
async function brandsWithoutKinds(db: Db): Promise<Brand[]> {
  const rows = await db.selectFrom("starter_filling").select("platform_id").where("kinds_given_at", "is", null).execute();
  const without = new Set(rows.map(({ platform_id }) => platform_id));
  return brands.filter(({ id }) => without.has(id));
}

async function noteKinds(db: Db, { id }: Brand): Promise<void> {
  await db.updateTable("starter_filling").set({ kinds_given_at: new Date() }).where("platform_id", "=", id).execute();
}

async function noteFilling(db: Db, { id }: Brand): Promise<void> {
  await db
    .insertInto("starter_filling")
    .values({ platform_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
