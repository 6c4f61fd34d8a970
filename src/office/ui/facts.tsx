import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** A null value is left out. */
export type Fact = { label: string; value: ReactNode };

/** What is known of something, as labels and values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== "" && value !== undefined);
  return (
    <dl className={styles.facts}>
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
