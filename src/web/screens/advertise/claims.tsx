import layout from "../../ui/layout/layout.module.css";
import styles from "./claims.module.css";
import { useWords } from "../../words/use-words.ts";

/** Claims to advertisers: visitors, price and report (specification 2 §2). */
export function Claims() {
  const { visitors, price, report } = useWords().advertise.claims;
  return (
    <div className={layout.wrap}>
      <ul className={styles.claims}>
        {[visitors, price, report].map(({ figure, text }) => (
          <li key={figure}>
            <strong>{figure}</strong> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
