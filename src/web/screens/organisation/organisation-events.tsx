import { CurrentEvents } from "../../events/current-events.tsx";
import type { OrganisationEvents as Events } from "../../events/organisation-events.server.ts";
import styles from "./organisation-events.module.css";
import { useWords } from "../../words/use-words.ts";

/** Coming events of an organisation; nothing on brands without an agenda (specification 3, Organisations). */
export function OrganisationEvents({ events }: { events: Events }) {
  const { organisation } = useWords();
  if (!events) return null;
  const isNone = !("unavailable" in events) && events.length === 0;
  return (
    <section className={styles.events} aria-labelledby="evenementen">
      <h2 id="evenementen">{organisation.eventsTitle}</h2>
      {isNone ? <p className={styles.none}>{organisation.noEvents}</p> : <CurrentEvents events={events} />}
    </section>
  );
}
