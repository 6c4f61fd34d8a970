import type { TitledText } from "../../../brands/pages.ts";
import columns from "./text-columns.module.css";
import { Section } from "./section.tsx";
import styles from "./text-with-points.module.css";

type TextWithPointsProps = { heading: string; paragraphs: readonly string[]; points: readonly TitledText[] };

/** A text with its heading, and a panel with points beside it. */
export function TextWithPoints({ heading, paragraphs, points }: TextWithPointsProps) {
  return (
    <Section>
      <div className={`${columns.columns} ${styles.columns}`}>
        <div className={columns.text}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className={styles.points}>
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
