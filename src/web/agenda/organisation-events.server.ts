import { currentEvents } from "../../events/current-events.ts";
import type { Site } from "../../sites.ts";
import { eventTeaser, type EventTeaser } from "./event-teaser.ts";
import { inTime } from "./in-time.server.ts";

/** The first events of an organisation; null where the brand has no agenda, and when they cannot be had. */
export async function organisationEvents(site: Site, organisationId: number | undefined): Promise<EventTeaser[] | null> {
  const events = await inTime(site, currentEvents(site.catalogue, site.brand, { organisationId }));
  return events && events.map((event) => eventTeaser(event, site.brand));
}
