import { join } from "node:path";
import { sql } from "kysely";
import { brands } from "../brands/brands.ts";
import type { Brand } from "../brands/brand.ts";
import type { Db } from "../database/open.ts";
import { readBrandContent } from "./content/brand-content.ts";
import { checkReferences } from "./content/check-references.ts";
import { readGazetteer } from "./content/gazetteer.ts";
import { fillActivities } from "./fill/activities.ts";
import { fillBanners } from "./fill/banners.ts";
import { fillEvents } from "./fill/events.ts";
import { fillFilters } from "./fill/filters.ts";
import { fillHidden } from "./fill/hidden.ts";
import { fillOrganisations } from "./fill/organisations.ts";
import { fillPlaces } from "./fill/places.ts";
import { fillPlatforms } from "./fill/platforms.ts";
import { fillRedirects } from "./fill/redirects.ts";
import { fillSeoPages } from "./fill/seo-pages.ts";
import { isFilled } from "./is-filled.ts";

export type FillOptions = {
  log: (line: string) => void;
  /** Also adds what is missing to brands that were filled before, such as content that is new since then. */
  complete?: boolean;
  /** The folder `content/`; a test has its own. */
  contentFolder?: string;
  /** The moment of seeding, from which the days of events are counted. */
  now?: Date;
};

const CONTENT_FOLDER = join(import.meta.dirname, "../../content");
/** Any number that nothing else in this database locks. */
const ADVISORY_LOCK = 7_845_212;

/**
 * Copies the brands into `platform`, and fills each brand that has no activities yet from `content/`; a filling that was
 * broken off goes on. Rows are recognised by their natural key (slug, name, title), and a row that exists is left as it
 * is. Processes that start at once take turns. Throws a sentence per mistake in the content.
 */
export async function fillStarter(database: Db, options: FillOptions): Promise<void> {
  const { contentFolder = CONTENT_FOLDER, now = new Date() } = options;

  await database.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(${ADVISORY_LOCK})`.execute(db);
    try {
      await fillPlatforms(db, brands);
      for (const brand of brands) await fillBrand(db, brand, { ...options, contentFolder, now });
    } finally {
      await sql`select pg_advisory_unlock(${ADVISORY_LOCK})`.execute(db);
    }
  });
}

async function fillBrand(db: Db, brand: Brand, options: Required<Pick<FillOptions, "contentFolder" | "now">> & FillOptions) {
  const { contentFolder, now, log, complete = false } = options;
  const content = await readBrandContent(join(contentFolder, "starter"), brand.key);
  if (!complete && (await isFilled(db, brand, content))) return;
  const gazetteer = await readGazetteer(join(contentFolder, "places"));
  checkReferences(brand, content, gazetteer);

  const counts = {
    places: await fillPlaces(db, brand, gazetteer),
    organisations: await fillOrganisations(db, brand, content.organisations),
    filters: await fillFilters(db, brand, content.filterGroups),
    banners: await fillBanners(db, brand, content.banners),
    "seo pages": await fillSeoPages(db, brand, content.seoPages),
    events: await fillEvents(db, brand, { ...content, now }),
    activities: await fillActivities(db, brand, content),
    redirects: await fillRedirects(db, brand, content.redirects),
    hidden: await fillHidden(db, brand, content),
  };
  const added = Object.entries(counts).filter(([, count]) => count > 0);
  if (added.length > 0) log(`filled ${brand.key}: ${added.map(([name, count]) => `${count} ${name}`).join(", ")}`);
}
