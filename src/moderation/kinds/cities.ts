import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { Decision, HeldKind } from "../held-item.ts";
import { isCityInUse } from "../../places/city-in-use.server.ts";
import { BY_VISITOR } from "../../places/suggest-city.server.ts";
import { readRowFields } from "../row-fields.ts";

/** Cities that visitors suggested. Until released they appear only with the visitor's own submission. */
export const cities: HeldKind = {
  async list(db) {
    const rows = await db
      .selectFrom("city")
      .innerJoin("province", "province.id", "city.province_id")
      .select(["city.id", "city.name", "province.name as province", "city.platform_id as platformId", "city.created_at as since"])
      .where("city.listed", "=", false)
      .where("city.rejected_at", "is", null)
      .orderBy("city.id")
      .execute();
    return rows.map(({ id, name, province, ...row }) => ({ ...{ name: `city:${id}`, who: "", what: `${name}, ${province}` }, ...row }));
  },

  async show({ db }, id) {
    const row = await readRowFields(db, "city", id);
    if (!row?.some(([label, text]) => label === "location id" && text.startsWith(BY_VISITOR))) return row;
    return [...row, ["position", "the middle of its province: a visitor gave its name alone, so set lon and lat before the release"]];
  },

  release: ({ db }, id) =>
    decide(db, id, async (transaction) => {
      await transaction.updateTable("city").set({ listed: true }).where("id", "=", id).execute();
      return "Visitors can find it now.";
    }),

  reject: ({ db, now }, id) =>
    decide(db, id, async (transaction) => {
      if (await isInUse(transaction, id)) {
        await transaction.updateTable("city").set({ rejected_at: now }).where("id", "=", id).execute();
        return "Rejected; what refers to it keeps it.";
      }
      await transaction.deleteFrom("city").where("id", "=", id).execute();
      return "Rejected and deleted: nothing used it.";
    }),
};

async function decide(db: Db, id: number, apply: (transaction: Db) => Promise<string>): Promise<Decision> {
  return db.transaction().execute(async (transaction): Promise<Decision> => {
    const city = await transaction.selectFrom("city").select(["listed", "rejected_at"]).where("id", "=", id).forUpdate().executeTakeFirst();
    if (!city) return { kind: "not-found" };
    if (city.listed || city.rejected_at) return { kind: "decided" };
    return { kind: "done", effect: await apply(transaction) };
  });
}

async function isInUse(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select ${isCityInUse(sql`${id}::integer`)} as used`.execute(db);
  return rows[0]?.used ?? false;
}
