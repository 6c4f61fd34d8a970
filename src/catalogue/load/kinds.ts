import { sql } from "kysely";
import { brands } from "../../brands/brands.ts";
import { textLanguage } from "../../brands/text-language.ts";
import type { Db } from "../../database/open.ts";
import type { StoredKind } from "../directory.ts";
import type { ByPlatform } from "./by-platform.ts";

/** The kinds of activities by id, for every platform in its language; without those that have no name in it. */
export async function loadKinds(db: Db): Promise<ByPlatform<ReadonlyMap<number, StoredKind>>> {
  const rows = await db
    .selectFrom("kind_name")
    .select([
      "kind_id as id",
      "language",
      "name",
      "synonyms",
      sql<
        number[]
      >`array(select related_id from kind_related where kind_related.kind_id = kind_name.kind_id order by position, related_id)`.as(
        "related",
      ),
    ])
    .orderBy("kind_id")
    .execute();
  const named = Map.groupBy(rows, ({ language }) => language);
  const kindsIn = (language: "nl" | "de") =>
    new Map((named.get(language) ?? []).map(({ language: _, ...kind }): [number, StoredKind] => [kind.id, kind]));
  const byLanguage = { nl: kindsIn("nl"), de: kindsIn("de") };
  return new Map(brands.map((brand) => [brand.id, byLanguage[textLanguage(brand)]]));
}
