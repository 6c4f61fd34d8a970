import { currentEvents } from "../../events/current-events.ts";
import type { Site } from "../../sites.ts";
import { eventTeaser, type EventTeaser } from "./event-teaser.ts";
import { inTime } from "./in-time.server.ts";

/** The first events of an organisation; null where the brand has no agenda, "unread" when they cannot be had. */
export type OrganisationEvents = EventTeaser[] | "unread" | null;

export async function organisationEvents(site: Site, organisationId: number | undefined): Promise<OrganisationEvents> {
  const now = new Date();
  const events = await inTime(site, currentEvents(site.catalogue, site.brand, { organisationId, now }));
  if (events === "unread" || events === null) return events;
  return events.map((event) => eventTeaser(event, site.brand, now));
}
