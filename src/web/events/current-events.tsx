import { EventCard } from "../ui/card/event-card.tsx";
import { EventList } from "../ui/card/event-list.tsx";
import { EventsUnavailable } from "../ui/layout/events-unavailable.tsx";
import type { OrganisationEvents } from "./organisation-events.server.ts";

/** The next events of an organisation, or a notice that they are unavailable. */
export function CurrentEvents({ events }: { events: NonNullable<OrganisationEvents> }) {
  if ("unavailable" in events) return <EventsUnavailable title={events.unavailable} />;
  return (
    <EventList>
      {events.map((event) => (
        <EventCard key={event.id} event={event} />
      ))}
    </EventList>
  );
}
