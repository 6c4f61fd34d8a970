import { useEffect, useRef, useState } from "react";
import type { OrganisationEvents } from "../../agenda/organisation-events.server.ts";
import { EventCard } from "../../ui/event-card.tsx";
import { EventList } from "../../ui/event-list.tsx";
import { EventsUnread } from "../../ui/events-unread.tsx";
import { useCurrentEventsWords, useDetailWords } from "../../words/parts/detail.ts";
import styles from "./detail-tabs.module.css";

type DetailTabsProps = { events: OrganisationEvents; children: React.ReactNode };

/** The ids are the addresses of the tabs: before hydration they are links to their panel. */
const TABS = ["beschrijving", "actueel"] as const;
type Tab = (typeof TABS)[number];

/**
 * 'Description' and 'current', only where the organisation has events (ledger 2.2-67) or nobody can say whether it has. Without scripts both stand under
 * each other; with them the tabs follow the ARIA pattern: arrows, Home and End move and choose.
 */
export function DetailTabs({ events, children }: DetailTabsProps) {
  // A list that was shown and then becomes empty says so (decisions, Detail).
  const [isShown] = useState(events !== null && ("unread" in events || events.length > 0));
  if (!isShown) return children;
  return <Tabs events={events ?? []}>{children}</Tabs>;
}

function Tabs({ events, children }: { events: NonNullable<OrganisationEvents>; children: React.ReactNode }) {
  const currentEvents = useCurrentEventsWords();
  const [chosen, setChosen] = useState<Tab | null>(null);
  useEffect(() => setChosen(location.hash === "#actueel" ? "actueel" : "beschrijving"), []);
  return (
    <div className={styles.tabs}>
      <TabList chosen={chosen} choose={setChosen} />
      <Panel tab="beschrijving" chosen={chosen}>
        {children}
      </Panel>
      <Panel tab="actueel" chosen={chosen}>
        <h2 className={styles.title}>{currentEvents.title}</h2>
        <CurrentEvents events={events} />
      </Panel>
    </div>
  );
}

function CurrentEvents({ events }: { events: NonNullable<OrganisationEvents> }) {
  const currentEvents = useCurrentEventsWords();
  if ("unread" in events) return <EventsUnread title={events.unread} />;
  if (events.length === 0) return <p>{currentEvents.noResults}</p>;
  return (
    <EventList>
      {events.map((event) => (
        <EventCard key={event.id} event={event} />
      ))}
    </EventList>
  );
}

type TabListProps = { chosen: Tab | null; choose: (tab: Tab) => void };

/** Links until the page is alive, then tabs. */
function TabList({ chosen, choose }: TabListProps) {
  const detail = useDetailWords();
  const currentEvents = useCurrentEventsWords();
  const list = useRef<HTMLDivElement>(null);
  const isAlive = chosen !== null;

  function onKeyDown(event: React.KeyboardEvent) {
    const next = chosen && nextTab(chosen, event.key);
    if (!next) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelector<HTMLElement>(`[href="#${next}"]`)?.focus();
  }

  return (
    <div ref={list} className={styles.list} role={isAlive ? "tablist" : undefined} aria-label={isAlive ? currentEvents.tabs : undefined}>
      {TABS.map((tab) => (
        <a
          key={tab}
          id={`${tab}-tab`}
          href={`#${tab}`}
          {...(isAlive && { role: "tab", "aria-selected": tab === chosen, "aria-controls": tab, tabIndex: tab === chosen ? 0 : -1 })}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            event.preventDefault();
            choose(tab);
          }}
        >
          {tab === "actueel" ? currentEvents.tab : detail.description}
        </a>
      ))}
    </div>
  );
}

function Panel({ tab, chosen, children }: { tab: Tab; chosen: Tab | null; children: React.ReactNode }) {
  const alive = chosen !== null && { role: "tabpanel", "aria-labelledby": `${tab}-tab`, hidden: tab !== chosen, "data-alive": true };
  return (
    <div id={tab} className={styles.panel} {...alive}>
      {children}
    </div>
  );
}

function nextTab(chosen: Tab, key: string): Tab | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowLeft":
      return TABS.find((tab) => tab !== chosen);
    case "Home":
      return TABS[0];
    case "End":
      return TABS.at(-1);
    default:
      return undefined;
  }
}
