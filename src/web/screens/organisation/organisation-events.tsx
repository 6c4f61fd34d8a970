import type { EventTeaser } from "../../agenda/event-teaser.ts";
import { EventCard } from "../../ui/event-card.tsx";
import { EventList } from "../../ui/event-list.tsx";
import { useWords } from "../../words/use-words.ts";
import styles from "./organisation-events.module.css";

/** What an organisation has on soon; nothing at all on brands without an agenda (decisions, Organisations). */
export function OrganisationEvents({ events }: { events: EventTeaser[] | null }) {
  const { organisation } = useWords();
  if (!events) return null;
  return (
    <section className={styles.events} aria-labelledby="evenementen">
      <h2 id="evenementen">{organisation.eventsTitle}</h2>
      {events.length === 0 ? (
        <p className={styles.none}>{organisation.noEvents}</p>
      ) : (
        <EventList>
          {events.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </EventList>
      )}
    </section>
  );
}
