import { join } from "node:path";
import type { Brand } from "../brands/brand.ts";
import type { Db } from "../database/open.ts";
import { readBrandContent } from "./content/brand-content.ts";
import { checkReferences } from "./content/check-references.ts";
import type { Gazetteer } from "./content/gazetteer.ts";
import { fillActivities } from "./fill/activities.ts";
import { fillBanners } from "./fill/banners.ts";
import { fillEvents } from "./fill/events.ts";
import { fillFilters } from "./fill/filters.ts";
import { fillHidden } from "./fill/hidden.ts";
import { backfillBands } from "./fill/backfill-bands.ts";
import { backfillKindsAndFacts } from "./fill/backfill-kinds-and-facts.ts";
import { backfillSynonyms } from "./fill/backfill-synonyms.ts";
import { fillKinds } from "./fill/kinds.ts";
import { fillOrganisations } from "./fill/organisations.ts";
import { fillPlaces } from "./fill/places.ts";
import { fillRedirects } from "./fill/redirects.ts";
import { fillSeoPages } from "./fill/seo-pages.ts";

type FillBrandOptions = {
  /** The folder `content/`. */
  contentFolder: string;
  gazetteer: Gazetteer;
  /** Dates of events are relative to it. */
  now: Date;
  log: (line: string) => void;
};

/** Adds the missing content of the brand, and logs how much. Throws with a sentence per mistake in the content. */
export async function fillBrand(db: Db, brand: Brand, { contentFolder, gazetteer, now, log }: FillBrandOptions): Promise<void> {
  const content = await readBrandContent(join(contentFolder, "starter"), brand.key);
  checkReferences(brand, content, gazetteer);

  const counts = {
    kinds: await fillKinds(db, content.kinds),
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

/**
 * Backfills a brand that was filled by an older version: adds kinds, facts, bands, synonyms and new places, and logs for how many
 * activities.
 */
export async function completeBrand(
  db: Db,
  brand: Brand,
  { contentFolder, gazetteer, log }: Pick<FillBrandOptions, "contentFolder" | "gazetteer" | "log">,
): Promise<void> {
  const { kinds, activities, filterGroups } = await readBrandContent(join(contentFolder, "starter"), brand.key);
  await fillKinds(db, kinds);
  await fillPlaces(db, brand, gazetteer);
  await backfillBands(db, brand, filterGroups);
  await backfillSynonyms(db, brand, filterGroups);
  const count = await backfillKindsAndFacts(db, brand, { activities, filterGroups });
  if (count > 0) log(`filled ${brand.key}: kinds, facts and bands of ${count} activities`);
}
