import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Event } from "../contract/entities/event.ts";
import { quickDays } from "./agenda-days.ts";
import { findOrganisationEvents } from "./find-organisation-events.server.ts";

/** Specification 2 §9: page size of an organisation's events. */
const ORGANISATION_EVENTS = 5;

/** The first events of an organisation from today on; null when the brand has no agenda, and without an organisation. */
export async function currentEvents(
  catalogue: Catalogue,
  brand: Brand,
  { organisationId, now = new Date() }: { organisationId: number | undefined; now?: Date },
): Promise<Event[] | null> {
  if (brand.pages.agenda === null || organisationId === undefined) return null;
  const { today } = quickDays(now, brand.timeZone);
  const list = await findOrganisationEvents(catalogue, brand, {
    organisationId,
    filterQuery: { date: { from: today }, orderBy: "startDate" },
    page: 1,
    limit: ORGANISATION_EVENTS,
    now,
  });
  return list && "events" in list ? list.events : null;
}
