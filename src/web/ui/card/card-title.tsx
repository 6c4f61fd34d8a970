import styles from "./card-title.module.css";

const SHORT = 45;
const LONG = 70;

/**
 * A title cut at 70 characters, or at 45 by CSS, depending on the viewport (750–1200 px shows 70), so that the HTML is the same for every
 * device. '…' is not counted.
 */
export function CardTitle({ title }: { title: string }) {
  if (title.length <= SHORT) return title;
  return (
    <>
      {title.slice(0, SHORT)}
      <span className={styles.beyond}>{title.slice(SHORT, LONG)}</span>
      <span className={title.length > LONG ? styles.ending : styles.endingWhenShort} aria-hidden="true">
        …
      </span>
    </>
  );
}
