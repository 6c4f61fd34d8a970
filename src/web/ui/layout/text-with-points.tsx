import type { TitledText } from "../../../brands/pages.ts";
import beside from "./beside.module.css";
import { Section } from "./section.tsx";
import styles from "./text-with-points.module.css";

type TextWithPointsProps = { heading: string; paragraphs: readonly string[]; points: readonly TitledText[] };

/** A text under its heading, with what one may count on in a panel beside it. */
export function TextWithPoints({ heading, paragraphs, points }: TextWithPointsProps) {
  return (
    <Section>
      <div className={`${beside.columns} ${styles.columns}`}>
        <div className={beside.text}>
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
