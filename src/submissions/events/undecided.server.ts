import type { Db } from "../../database/open.ts";

/** A request that waits for moderation, without its IBAN. */
export type Undecided = {
  platform_id: number;
  title: string;
  description: string;
  website: string;
  province: string;
  city: string;
  start_date: string;
  end_date: string | null;
  upload_id: number | null;
};

type Found = { kind: "undecided"; request: Undecided } | { kind: "decided" } | { kind: "not-found" };

/** Locks the request until the transaction ends, so that it is decided once. */
export async function lockUndecided(transaction: Db, eventRequestId: number): Promise<Found> {
  const row = await transaction
    .selectFrom("event_request")
    .select(["platform_id", "title", "description", "website", "province", "city", "start_date", "end_date", "upload_id"])
    .select(["event_id", "rejected_at"])
    .where("id", "=", eventRequestId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return { kind: "not-found" };
  const { event_id, rejected_at, ...request } = row;
  return event_id === null && rejected_at === null ? { kind: "undecided", request } : { kind: "decided" };
}
