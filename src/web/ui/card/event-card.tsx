import type { EventTeaser } from "../../../events/event-teaser.ts";
import { useWords } from "../../words/use-words.ts";
import { buttonClass } from "../form/button.ts";
import styles from "./event-card.module.css";
import { EventPictures } from "./event-pictures.tsx";
import { Icon } from "../layout/icon.tsx";
import { Link } from "../layout/link.tsx";
import type { PictureLoad } from "../picture/picture-load.ts";
import layout from "../layout/layout.module.css";
import { More } from "./more.tsx";

type EventCardProps = {
  event: EventTeaser;
  load?: PictureLoad;
  /** Whether its layout is deferred (styles/base.css). */
  isDeferred?: boolean;
};

/** One event in a list. Events have no page: the card shows everything, and its button links to the event's own site. */
export function EventCard({ event, load = "near", isDeferred = false }: EventCardProps) {
  const { title, leaf, organisation, website } = event;
  const { event: words, detail } = useWords();
  return (
    <article className={styles.frame} data-deferred={isDeferred ? "" : undefined}>
      <div className={styles.card}>
        <EventPictures pictures={event.pictures} load={load} />
        <div className={styles.leaf} aria-hidden={!leaf.isRunning}>
          <span>{leaf.weekday}</span>
          <b>{leaf.day}</b>
          <span>{leaf.month}</span>
        </div>
        <div className={styles.text}>
          <h3>{title}</h3>
          <When event={event} />
          {organisation && (
            <p className={styles.by}>
              {words.by} <Link to={organisation.url}>{organisation.name}</Link>
            </p>
          )}
          <div className={styles.description}>
            <More text={event} />
          </div>
          <div className={styles.actions}>
            {website && (
              <a className={buttonClass("quiet", "small")} href={website} target="_blank" rel="noopener nofollow">
                {detail.website}
                <Icon name="out" small />
                <span className={layout.srOnly}>
                  : {title} ({detail.newWindow})
                </span>
              </a>
            )}
            <a className={buttonClass("line", "small")} href={event.calendar} download>
              <Icon name="calendar" small />
              {words.keep}
              <span className={layout.srOnly}>: {title}</span>
            </a>
          </div>
        </div>
      </div>
    </article>
  );
}

/** Days, hours and place of an event. */
function When({ event: { firstDay, first, last, hours, city } }: { event: EventTeaser }) {
  const words = useWords().event;
  return (
    <ul className={styles.facts}>
      <li>
        <Icon name="calendar" small />
        <time dateTime={firstDay}>{last ? words.days(first, last) : first}</time>
      </li>
      {hours && (
        <li>
          <Icon name="clock" small />
          {words.hours(hours.from, hours.to)}
        </li>
      )}
      {city && (
        <li>
          <Icon name="pin" small />
          {city}
        </li>
      )}
    </ul>
  );
}
