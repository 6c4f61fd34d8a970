import type { OrganisationEvents as Events } from "../../agenda/organisation-events.server.ts";
import { EventCard } from "../../ui/event-card.tsx";
import { EventList } from "../../ui/event-list.tsx";
import { EventsUnread } from "../../ui/events-unread.tsx";
import styles from "./organisation-events.module.css";
import { useWords } from "../../words/use-words.ts";

/** What an organisation has on soon; nothing at all on brands without an agenda (decisions, Organisations). */
export function OrganisationEvents({ events }: { events: Events }) {
  const { organisation } = useWords();
  if (!events) return null;
  return (
    <section className={styles.events} aria-labelledby="evenementen">
      <h2 id="evenementen">{organisation.eventsTitle}</h2>
      <ListOf events={events} />
    </section>
  );
}

function ListOf({ events }: { events: NonNullable<Events> }) {
  const { organisation } = useWords();
  if ("unread" in events) return <EventsUnread title={events.unread} />;
  if (events.length === 0) return <p className={styles.none}>{organisation.noEvents}</p>;
  return (
    <EventList>
      {events.map((event) => (
        <EventCard key={event.id} event={event} />
      ))}
    </EventList>
  );
}
