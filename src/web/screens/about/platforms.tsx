import type { Platform } from "../../../sites.ts";
import { Icon } from "../../ui/layout/icon.tsx";
import layout from "../../ui/layout/layout.module.css";
import { Section } from "../../ui/layout/section.tsx";
import styles from "./platforms.module.css";
import { usePageWords } from "../../words/page-words.server.ts";

/** Our other sites, each on its own host. */
export function Platforms({ platforms }: { platforms: readonly Platform[] }) {
  const { aboutUs } = usePageWords();
  return (
    <Section title={aboutUs.platforms} lead={aboutUs.platformsLead} tint>
      <ul className={styles.platforms}>
        {platforms.map(({ key, name, lang, origin }) => (
          <li key={key} className={styles.card}>
            <h3>{name}</h3>
            <p>{aboutUs.platform[key]}</p>
            <a className={`${layout.link} ${layout.target}`} href={`${origin}/`} hrefLang={lang}>
              {aboutUs.visit(name)}
              <Icon name="right" small />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
