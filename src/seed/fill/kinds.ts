import type { Db } from "../../database/open.ts";
import type { KindEntry } from "../content/entries.ts";
import { kindIds } from "../names.ts";
import { addLinks } from "./links.ts";

const LANGUAGES = ["nl", "de"] as const;

/** Adds missing kinds, with their names and related kinds, and returns how many. All brands share them. */
export async function fillKinds(db: Db, entries: readonly KindEntry[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction.selectFrom("kind").select("key").execute();
    const known = new Set(rows.map(({ key }) => key));
    const missing = entries.filter(({ key }) => !known.has(key));
    await addLinks(
      transaction,
      "kind",
      missing.map(({ key }) => ({ key })),
    );

    const idOf = await kindIds(transaction);
    await addLinks(
      transaction,
      "kind_name",
      missing.flatMap((entry) => LANGUAGES.map((language) => ({ kind_id: idOf(entry.key), language, ...entry[language] }))),
    );
    await addLinks(
      transaction,
      "kind_related",
      missing.flatMap(({ key, related }) => related.map((other, position) => ({ kind_id: idOf(key), related_id: idOf(other), position }))),
    );
    return missing.length;
  });
}
