import { EventCard } from "../ui/card/event-card.tsx";
import { EventList } from "../ui/card/event-list.tsx";
import { EventsUnread } from "../ui/layout/events-unread.tsx";
import type { OrganisationEvents } from "./organisation-events.server.ts";

/** The next events of an organisation, or a notice that they are unavailable. */
export function CurrentEvents({ events }: { events: NonNullable<OrganisationEvents> }) {
  if ("unavailable" in events) return <EventsUnread title={events.unavailable} />;
  return (
    <EventList>
      {events.map((event) => (
        <EventCard key={event.id} event={event} />
      ))}
    </EventList>
  );
}
