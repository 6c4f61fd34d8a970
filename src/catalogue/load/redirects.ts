import type { Db } from "../../database/open.ts";
import type { StoredRedirect } from "../directory.ts";
import { byPlatform, type ByPlatform } from "./by-platform.ts";

/** The redirects of every platform by old slug. */
export async function loadRedirects(db: Db): Promise<ByPlatform<ReadonlyMap<string, StoredRedirect>>> {
  const redirects = await db
    .selectFrom("redirect")
    .select(["platform_id as platform", "activity_id as activityId", "old_slug as oldSlug", "new_slug as newSlug"])
    .execute();
  return byPlatform(redirects, (rows) => new Map(rows.map(({ platform: _, ...redirect }) => [redirect.oldSlug, redirect])));
}
