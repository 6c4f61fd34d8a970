import { join } from "node:path";
import type * as z from "zod/mini";
import type { BrandKey } from "../../brands/brand.ts";
import { isSceneKind } from "../../../packages/scenes/kinds.ts";
import {
  activityEntry,
  bannerEntry,
  eventEntry,
  filterGroupEntry,
  kindEntry,
  organisationEntry,
  redirectEntry,
  type ActivityEntry,
} from "./entries.ts";
import { readHidden } from "./hidden.ts";
import { readEntries, readFolder } from "./read-entries.ts";
import { readSeoPages } from "./seo-pages.ts";

/** The starter content of a brand: the shared kinds and everything in `content/starter/<brand>/`, parsed; references are not checked. */
export type BrandContent = Awaited<ReturnType<typeof readBrandContent>>;

/** Reads the content of one brand from `folder` (`content/starter`). Throws with a sentence per mistake in a file. */
export async function readBrandContent(folder: string, brand: BrandKey) {
  function read<Entry extends z.ZodMiniType>(name: string, entry: Entry) {
    return readEntries(join(folder, brand, name), entry);
  }

  const [kinds, filterGroups, organisations, activities, banners, redirects, seoPages, events, hidden] = await Promise.all([
    readEntries(join(folder, "kinds.yaml"), kindEntry),
    read("filters.yaml", filterGroupEntry),
    read("organisations.yaml", organisationEntry),
    readActivities(join(folder, brand, "activities")),
    read("banners.yaml", bannerEntry),
    read("redirects.yaml", redirectEntry),
    readSeoPages(join(folder, brand)),
    read("events.yaml", eventEntry),
    readHidden(folder, brand),
  ]);
  return { kinds, filterGroups, organisations, activities, banners, redirects, seoPages, events, hidden };
}

/** The activities of a brand: one file per scene of their pictures. */
async function readActivities(folder: string): Promise<ActivityEntry[]> {
  const scenes = await readFolder(folder, activityEntry);
  return [...scenes].flatMap(([scene, activities]) => {
    if (!isSceneKind(scene)) throw new Error(`${folder}/${scene}.yaml: "${scene}" is not a kind of picture, such as canoe.`);
    return activities.map((activity) => ({ ...activity, scene }));
  });
}
