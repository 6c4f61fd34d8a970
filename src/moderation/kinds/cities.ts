import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { Changes } from "../../history/record-act.ts";
import { isBrandIn } from "../../permissions/scope.ts";
import { isCityInUse } from "../../places/city-in-use.server.ts";
import { BY_VISITOR } from "../../places/suggest-city.server.ts";
import { deleteCity } from "../deleted-city.ts";
import type { Decision, HeldKind, ModerationContext, Position } from "../held-item.ts";
import { recordDecision } from "../record-decision.ts";
import { readRowFields } from "../row-fields.ts";

/** Cities that visitors suggested. Until released they appear only with the visitor's own submission. */
export const cities: HeldKind = {
  async show({ db, scope }, id) {
    const city = await db
      .selectFrom("city")
      .innerJoin("province", "province.id", "city.province_id")
      .select(["city.platform_id", "city.location_id", "listed", "rejected_at", "province.name as province"])
      .where("city.id", "=", id)
      .executeTakeFirst();
    const fields = city && isBrandIn(scope, city.platform_id) ? await readRowFields(db, "city", id) : null;
    if (!city || !fields) return null;
    const notes = city.location_id.startsWith(BY_VISITOR) ? [{ kind: "position-unknown" } as const] : [];
    const waits = !city.listed && !city.rejected_at;
    return { kind: "city", id, platformId: city.platform_id, waits, fields: { ...fields, province: city.province }, notes };
  },

  release: (context, id, position) =>
    decide(context, id, async (transaction, { platformId, ...before }) => {
      const changes = position ? moved(before, position) : {};
      await transaction
        .updateTable("city")
        .set({ listed: true, ...position })
        .where("id", "=", id)
        .execute();
      const actId = await recordDecision(transaction, context, { action: "held.release", kind: "city", id, platformId, changes });
      return { kind: "done", actId, effect: { kind: "city-listed" } };
    }),

  reject: (context, id, reason) =>
    decide(context, id, async (transaction, { platformId }) => {
      const isKept = await isInUse(transaction, id);
      if (isKept) await transaction.updateTable("city").set({ rejected_at: context.now }).where("id", "=", id).execute();
      const changes = isKept ? {} : await deleteCity(transaction, id);
      const decided = { action: "held.reject", kind: "city", id, platformId, changes, reason } as const;
      const actId = await recordDecision(transaction, context, decided);
      return { kind: "done", actId, effect: { kind: isKept ? "city-rejected" : "city-deleted" } };
    }),
};

/** Both coordinates of a city that was moved, for its undoing; nothing of one that stays. */
function moved(before: Position, after: Position): Changes {
  if (before.lon === after.lon && before.lat === after.lat) return {};
  return { lon: [before.lon, after.lon], lat: [before.lat, after.lat] };
}

type Apply = (transaction: Db, city: Position & { platformId: number }) => Promise<Decision>;

async function decide({ db, scope }: ModerationContext, id: number, apply: Apply): Promise<Decision> {
  return db.transaction().execute(async (transaction): Promise<Decision> => {
    const columns = ["listed", "rejected_at", "platform_id", "lon", "lat"] as const;
    const city = await transaction.selectFrom("city").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();
    if (!city || !isBrandIn(scope, city.platform_id)) return { kind: "not-found" };
    if (city.listed || city.rejected_at) return { kind: "decided" };
    return apply(transaction, { platformId: city.platform_id, lon: city.lon, lat: city.lat });
  });
}

async function isInUse(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select ${isCityInUse(sql`${id}::integer`)} as used`.execute(db);
  return rows[0]?.used ?? false;
}
