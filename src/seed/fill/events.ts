import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { BrandContent } from "../content/brand-content.ts";
import type { EventEntry } from "../content/entries.ts";
import { inBatches } from "../in-batches.ts";
import { cityIds, organisationIds, type Ids } from "../names.ts";
import { scenes } from "../../media/scene.ts";

const EVENT_AND_PICTURES = 6;
type References = { city: Ids; organisation: (key: string) => number };

/** Adds missing events of the brand, on dates relative to `now`, and returns how many. */
export async function fillEvents(db: Db, brand: Brand, content: BrandContent & { now: Date }): Promise<number> {
  const rows = await db.selectFrom("event").select("title").where("platform_id", "=", brand.id).execute();
  const known = new Set(rows.map(({ title }) => title));
  const items = content.events.filter(({ title }) => !known.has(title));
  if (items.length === 0) return 0;

  const organisationId = await organisationIds(db, brand);
  const names = new Map(content.organisations.map(({ key, name }) => [key, name]));
  const references = {
    city: await cityIds(db, brand),
    organisation: (key: string) => organisationId(names.get(key) ?? key),
  };
  const today = Temporal.Instant.fromEpochMilliseconds(content.now.getTime()).toZonedDateTimeISO(brand.timeZone).toPlainDate();

  await inBatches(db, { items, rowsPerItem: EVENT_AND_PICTURES }, async (transaction, batch) => {
    for (const entry of batch) {
      const { id } = await transaction
        .insertInto("event")
        .values({ ...eventOf(brand, entry, references), ...daysOf(entry, today, brand.timeZone) })
        .returning("id")
        .executeTakeFirstOrThrow();
      const media = scenes(brand, entry.pictures, entry.title);
      await transaction
        .insertInto("media")
        .values(media.map((row) => ({ ...row, event_id: id })))
        .execute();
    }
  });
  return items.length;
}

function eventOf(brand: Brand, entry: EventEntry, { city, organisation }: References) {
  return {
    platform_id: brand.id,
    title: entry.title,
    description: entry.description,
    website: entry.website,
    active: true,
    city_id: entry.place ? city(entry.place) : null,
    organisation_id: entry.organisation ? organisation(entry.organisation) : null,
  };
}

function daysOf(entry: EventEntry, today: Temporal.PlainDate, timeZone: string) {
  const first = today.add({ days: entry.days_from_seeding });
  const last = first.add({ days: entry.days_long });
  const moment = (day: Temporal.PlainDate, time: string) => day.toZonedDateTime({ timeZone, plainTime: time }).toInstant().toString();
  const hasEnd = Boolean(entry.end_time) || entry.days_long > 0;
  return {
    start_date: moment(first, entry.start_time),
    end_date: hasEnd ? moment(last, entry.end_time ?? "23:59") : null,
  };
}
