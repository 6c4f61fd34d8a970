import layout from "../../ui/layout.module.css";
import { useAdvertiseWords } from "../../words/parts/advertise.ts";
import styles from "./claims.module.css";

/** What the specification lets us say to advertisers: visitors, price and report (2 §2). */
export function Claims() {
  const { visitors, price, report } = useAdvertiseWords().advertise.claims;
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
