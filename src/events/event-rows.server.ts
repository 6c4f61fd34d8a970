import { brandOfPlatform } from "../brands/brands.ts";
import { mediaListBy } from "../catalogue/load/media-json.ts";
import type { Event } from "../contract/entities/event.ts";
import type { Db } from "../database/open.ts";
import { galleryOf } from "../media/gallery.ts";
import { publicMedia } from "../media/public-media.ts";
import { publicOrganisation } from "../organisations/address/public-organisation.ts";

/** Selects the active events of a platform, with all fields of lists and details. */
export function selectEvents(db: Db, platform: number) {
  return db
    .selectFrom("event")
    .leftJoin("organisation", "organisation.id", "event.organisation_id")
    .leftJoin("city", "city.id", "event.city_id")
    .where("event.platform_id", "=", platform)
    .where("event.active", "=", true)
    .select([
      "event.id",
      "event.platform_id as platform",
      "event.title",
      "event.active",
      "event.start_date as startDate",
      "event.end_date as endDate",
      "event.website",
      "event.description",
      "event.created_at as createdAt",
      "event.updated_at as updatedAt",
      "organisation.id as organisationId",
      "organisation.name as organisationName",
      "city.id as cityId",
      "city.name as cityName",
      mediaListBy("media.event_id", "event.id").as("media"),
    ]);
}

/** Events have no data about their surroundings, so any drawing fits. */
const ANYWHERE = { indoorOutdoor: "BOTH", country: "NL", isAtSea: true, isHilly: false } as const;

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>["execute"]>>[number];

/** The public event; its image is the first of its media (specification 3, Behaviour). */
export function eventOf({ platform, organisationId, organisationName, cityId, cityName, ...row }: EventRow): Event {
  const media = galleryOf(row.media.map(publicMedia), { locale: brandOfPlatform(platform).locale, ...ANYWHERE });
  return {
    ...row,
    startDate: row.startDate.toISOString(),
    endDate: row.endDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    image: media[0] ?? null,
    media,
    organisation:
      organisationId !== null && organisationName !== null ? publicOrganisation({ id: organisationId, name: organisationName }) : null,
    city: cityId !== null && cityName !== null ? { id: cityId, name: cityName } : null,
  };
}
