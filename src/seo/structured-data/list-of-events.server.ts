import type { EventLeaf } from "schema-dts";
import { leadAndRest } from "../../../packages/text/lead-and-rest.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Directory } from "../../catalogue/directory.ts";
import type { Event } from "../../contract/entities/event.ts";
import { eventSpan, LAST_MINUTE, timeOf } from "../../events/event-span.ts";
import { organisationUrl } from "../../organisations/address/organisation-url.ts";
import { fullUrl, pictureUrl, type DescribedSite } from "./described-site.ts";
import { itemList, type Entry } from "./item-list.ts";
import { postalAddress } from "./postal-address.server.ts";

type EventList = { path: string; events: readonly Event[] };

/** The events of a page of the agenda, in the order of its cards; null without events. */
export function listOfEvents(site: DescribedSite & { catalogue: Catalogue }, { path, events }: EventList) {
  const directory = site.catalogue.directory(site.brand.id);
  return itemList(site, { path, entries: events.map((event) => eventEntry(site, directory, event)) });
}

/**
 * Google requires name, start and place of an event (docs: structured-data/event); an event without a city is only a name.
 * Events have no page of their own: `sameAs` is their website.
 */
function eventEntry(site: DescribedSite, directory: Directory, event: Event): Entry {
  const { title, website, organisation, media, city } = event;
  const address = city && postalAddress(directory, { cities: [city], provinces: [], regions: [] });
  if (!address) return { name: title };
  const images = media.filter(({ type }) => type === "IMAGE").map(({ url }) => pictureUrl(site, url));
  return {
    item: {
      "@type": "Event",
      name: title,
      ...datesOf(event, site.brand.timeZone),
      eventStatus: "https://schema.org/EventScheduled",
      location: { "@type": "Place", name: city.name, address },
      description: leadAndRest(event.description).lead,
      ...(images.length > 0 && { image: images }),
      ...(organisation && {
        organizer: { "@type": "Organization", name: organisation.name, url: fullUrl(site, organisationUrl(organisation)) },
      }),
      ...(website && { sameAs: website }),
    },
  };
}

/** Start and end with the offset of the brand's time zone, as precise as on the card: an all-day event has dates without times. */
function datesOf(event: Event, timeZone: string): Pick<EventLeaf, "startDate" | "endDate"> {
  const { start, end, firstDay, lastDay, isAllDay } = eventSpan(event, timeZone);
  const startsAt = { startDate: isAllDay ? firstDay.toString() : withOffset(start) };
  if (end === null || end.equals(start)) return startsAt;
  return { ...startsAt, endDate: isAllDay || timeOf(end) === LAST_MINUTE ? lastDay.toString() : withOffset(end) };
}

function withOffset(time: Temporal.ZonedDateTime): string {
  return time.toString({ timeZoneName: "never", smallestUnit: "second" });
}
