import type { LinkBox } from "../../../brands/link-box.ts";
import { useWords } from "../../words/use-words.ts";
import styles from "./link-boxes.module.css";
import { Link } from "./link.tsx";
import { Section } from "./section.tsx";

/** The useful links of a brand above the footer; nothing for a brand without any. */
export function LinkBoxes({ boxes }: { boxes: readonly LinkBox[] }) {
  const { linkBoxes } = useWords();
  if (boxes.length === 0) return null;
  return (
    <Section title={linkBoxes.title} tint>
      <div className={styles.boxes}>
        {boxes.map(({ title, links }) => (
          <div key={links[0]?.href} className={styles.box} data-deferred="">
            {title && <h3>{title}</h3>}
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <Link to={link.href}>{link.title}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
