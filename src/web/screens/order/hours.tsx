import styles from "./hours.module.css";
import { usePageWords } from "../../words/page-words.server.ts";

/** Example: the order of four activities at 10, 11 and 12 o'clock, as indexes. */
const HOURS = [
  { hour: 10, places: [0, 1, 2, 3] },
  { hour: 11, places: [2, 0, 3, 1] },
  { hour: 12, places: [3, 2, 1, 0] },
];
const MARKS = [styles.first, styles.second, styles.third, styles.fourth];

/** Shows how four activities change places every hour. */
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
