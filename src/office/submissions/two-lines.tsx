import text from "../ui/text.module.css";
import styles from "./two-lines.module.css";

/** A cell with something finer below. */
export function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <div className={styles.lines}>
      {first}
      <div className={text.fine}>{second}</div>
    </div>
  );
}
