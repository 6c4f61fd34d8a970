import styles from "./hours.module.css";
import { usePageWords } from "../../words/page-words.server.ts";

/** What came out on top at each of three hours, as numbers of four activities. */
const HOURS = [
  { hour: 10, places: [0, 1, 2, 3] },
  { hour: 11, places: [2, 0, 3, 1] },
  { hour: 12, places: [3, 2, 1, 0] },
];
const MARKS = [styles.first, styles.second, styles.third, styles.fourth];

/** The same four activities hour after hour, so that one sees them change places. */
export function Hours({ activities }: { activities: readonly string[] }) {
  const { order } = usePageWords();
  return (
    <ul className={styles.hours}>
      {HOURS.map(({ hour, places }) => (
        <li key={hour} className={styles.hour}>
          <h3>{order.atHour(hour)}</h3>
          <ol>
            {places.map((activity) => (
              <li key={activity} className={MARKS[activity]}>
                {activities[activity]}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
