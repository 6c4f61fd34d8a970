import { wordsOf } from "../../brands/words.ts";
import { currentEvents } from "../../events/current-events.server.ts";
import type { ContentSite, RequestContext } from "../../sites.ts";
import { eventTeaser, type EventTeaser } from "../../events/event-teaser.ts";
import { withTimeout } from "./with-timeout.server.ts";

/** The first events of an organisation, or a text for visitors if they are unavailable; null if the brand has no agenda. */
export type OrganisationEvents = EventTeaser[] | { unavailable: string } | null;

export async function organisationEvents(
  site: Pick<ContentSite & RequestContext, "brand" | "catalogue" | "log">,
  organisationId: number | undefined,
): Promise<OrganisationEvents> {
  const now = new Date();
  const events = await withTimeout(site, currentEvents(site.catalogue, site.brand, { organisationId, now }));
  if (events === "unavailable") return { unavailable: wordsOf(site.brand.locale).agenda.unread };
  return events && events.map((event) => eventTeaser(event, site.brand, now));
}
