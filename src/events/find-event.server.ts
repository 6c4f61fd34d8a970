import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Event } from "../contract/entities/event.ts";
import { eventOf, selectEvents } from "./event-rows.server.ts";

/** The brand's active event with this id; null when there is none (404). */
export async function findEvent({ db }: Catalogue, brand: Brand, { eventId }: { eventId: number }): Promise<Event | null> {
  const row = await selectEvents(db, brand.id).where("event.id", "=", eventId).executeTakeFirst();
  return row ? eventOf(row) : null;
}
