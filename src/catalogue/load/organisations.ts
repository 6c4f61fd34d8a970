import type { Db } from "../../database/open.ts";
import type { StoredOrganisation } from "../directory.ts";
import { byPlatform, type ByPlatform } from "./by-platform.ts";

/** The organisations of every platform by id. */
export async function loadOrganisations(db: Db): Promise<ByPlatform<ReadonlyMap<number, StoredOrganisation>>> {
  const organisations = await db.selectFrom("organisation").select(["id", "name", "platform_id as platform"]).orderBy("id").execute();
  return byPlatform(organisations, (rows) => new Map(rows.map(({ id, name }) => [id, { id, name }])));
}
