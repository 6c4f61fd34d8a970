import type { LandingLinks as Links, PlaceLink } from "../../../landing-pages/landing-links.server.ts";
import accordion from "../../ui/layout/accordion.module.css";
import { Icon } from "../../ui/layout/icon.tsx";
import layout from "../../ui/layout/layout.module.css";
import { Section } from "../../ui/layout/section.tsx";
import { CachedMarkup } from "../../page-context/cached-markup.tsx";
import styles from "./landing-links.module.css";
import { useWords } from "../../words/use-words.ts";

/** Links to the landing pages: a disclosure per first word of their addresses, with the places of that word. */
export function LandingLinks({ landings }: { landings: readonly Links[] }) {
  const { landing } = useWords();
  if (landings.length === 0) return null;
  return (
    <Section isDeferred>
      <div className={`${accordion.columns} ${styles.columns}`}>
        <div>
          <h2>{landing.title}</h2>
          <p>{landing.lead}</p>
        </div>
        <CachedMarkup of={landings} as="landings">
          <Lines landings={landings} />
        </CachedMarkup>
      </div>
    </Section>
  );
}

function Lines({ landings }: { landings: readonly Links[] }) {
  return landings.map((word) => <Word key={word.url} word={word} />);
}

function Word({ word: { name, url, isEmpty, provinces, cities } }: { word: Links }) {
  const { landing } = useWords();
  if (provinces.length + cities.length === 0) {
    return (
      <p className={styles.alone}>
        <a href={url}>{name}</a>
      </p>
    );
  }
  return (
    <details className={`${accordion.item} ${styles.word}`}>
      <summary>
        <h3>{name}</h3>
        <Icon name="chevron" />
      </summary>
      {!isEmpty && (
        <a className={layout.link} href={url}>
          {landing.everywhere(name)}
          <Icon name="right" small />
        </a>
      )}
      <Places title={landing.provinces} word={url} links={provinces} />
      <Places title={landing.cities} word={url} links={cities} />
    </details>
  );
}

function Places({ title, word, links }: { title: string; word: string; links: readonly PlaceLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles.places}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={word + path}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
