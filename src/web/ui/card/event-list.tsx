import styles from "./event-list.module.css";

/** Cards of events below each other. */
export function EventList({ children }: { children: React.ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
