import { Link } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import type { Preset } from "./presets.ts";
import styles from "./presets.module.css";
import { useWords } from "../../words/use-words.ts";

/** The category widget of large screens: each opens the overview with a filter set. */
export function Presets({ presets }: { presets: Preset[] }) {
  const detail = useWords().detail;
  if (presets.length === 0) return null;
  return (
    <div className={styles.onLargeScreens}>
      <Section title={detail.somethingElse}>
        <ul className={styles.presets}>
          {presets.map(({ name, url }) => (
            <li key={url}>
              <Link className={styles.preset} to={url}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
