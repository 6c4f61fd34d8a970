import { join } from "node:path";
import type * as z from "zod/mini";
import type { BrandKey } from "../../brands/brand.ts";
import { activityEntry, bannerEntry, eventEntry, filterGroupEntry, organisationEntry, redirectEntry, seoPageEntry } from "./entries.ts";
import { readEntries } from "./read-entries.ts";
import { readHidden } from "./hidden.ts";

/** What a brand begins with: everything of `content/starter/<brand>/`, parsed, its references not yet followed. */
export type BrandContent = Awaited<ReturnType<typeof readBrandContent>>;

/** Reads the content of one brand from `folder` (`content/starter`). Throws a sentence per mistake in a file. */
export async function readBrandContent(folder: string, brand: BrandKey) {
  function read<Entry extends z.ZodMiniType>(name: string, entry: Entry) {
    return readEntries(join(folder, brand, name), entry);
  }

  const [filterGroups, organisations, activities, banners, redirects, seoPages, events, hidden] = await Promise.all([
    read("filters.yaml", filterGroupEntry),
    read("organisations.yaml", organisationEntry),
    read("activities.yaml", activityEntry),
    read("banners.yaml", bannerEntry),
    read("redirects.yaml", redirectEntry),
    read("seo-pages.yaml", seoPageEntry),
    read("events.yaml", eventEntry),
    readHidden(folder, brand),
  ]);
  return { filterGroups, organisations, activities, banners, redirects, seoPages, events, hidden };
}
