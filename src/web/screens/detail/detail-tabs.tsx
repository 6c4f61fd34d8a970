import { CurrentEvents } from "../../events/current-events.tsx";
import type { OrganisationEvents } from "../../events/organisation-events.server.ts";
import styles from "./detail-tabs.module.css";
import { useWords } from "../../words/use-words.ts";

type DetailTabsProps = { events: OrganisationEvents; children: React.ReactNode };

/**
 * The tabs 'description' and 'current', only if the organisation has events (ledger 2.2-67) or they are unavailable. The ids are the
 * fragments of the panels; a script turns the links into tabs (document/boot/tabs.ts).
 */
export function DetailTabs({ events, children }: DetailTabsProps) {
  const { detail, currentEvents } = useWords();
  if (events === null) return children;
  if (!("unavailable" in events) && events.length === 0)
    return (
      <>
        {children}
        <NoEvents />
      </>
    );
  return (
    <div className={styles.tabs}>
      <div className={styles.list} data-tabs={currentEvents.tabs}>
        <a id="beschrijving-tab" href="#beschrijving">
          {detail.description}
        </a>
        <a id="actueel-tab" href="#actueel">
          {currentEvents.tab}
        </a>
      </div>
      <div id="beschrijving" className={styles.panel}>
        {children}
      </div>
      <div id="actueel" className={styles.panel}>
        <h2 className={styles.title}>{currentEvents.title}</h2>
        <CurrentEvents events={events} />
      </div>
    </div>
  );
}

/** For links to the fragment of a list that is now empty (specification 3, Detail). */
function NoEvents() {
  const { currentEvents } = useWords();
  return (
    <p id="actueel" className={styles.none}>
      {currentEvents.noResults}
    </p>
  );
}
