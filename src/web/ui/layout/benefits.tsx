import { useWords } from "../../words/use-words.ts";
import { Icon } from "./icon.tsx";
import styles from "./benefits.module.css";

/** The list of benefits: a line above the cards, and again as a cell between them. */
export function Benefits({ asCell = false }: { asCell?: boolean }) {
  const { promise } = useWords();
  const points = [
    [promise.quality, promise.qualityText],
    [promise.contact, promise.contactText],
    [promise.unique, promise.uniqueText],
  ] as const;
  // A second landmark with the same name would be redundant; the cell has a heading.
  const Frame = asCell ? "div" : "aside";
  return (
    <Frame className={[styles.benefits, asCell && styles.cell].filter(Boolean).join(" ")} aria-label={asCell ? undefined : promise.title}>
      {asCell && <h3>{promise.title}</h3>}
      <ul>
        {points.map(([title, text]) => (
          <li key={title}>
            <Icon name="check" />
            <span>
              <strong>{title}</strong> <span className={styles.detail}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
