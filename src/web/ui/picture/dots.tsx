import styles from "./dots.module.css";

/** More dots would not fit. */
const MOST = 12;

/** Dots that show which picture is in view. */
export function Dots({ amount, current }: { amount: number; current: number }) {
  if (amount < 2 || amount > MOST) return null;
  return (
    <div className={styles.dots} aria-hidden="true">
      {Array.from({ length: amount }, (_, index) => (
        <i key={index} className={index === current ? styles.current : undefined} />
      ))}
    </div>
  );
}
