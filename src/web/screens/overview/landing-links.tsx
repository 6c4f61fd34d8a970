import { Link } from "react-router";
import type { LandingLinks as Links, PlaceLink } from "../../../seo/landing-links.ts";
import accordion from "../../ui/accordion.module.css";
import { Icon } from "../../ui/icon.tsx";
import layout from "../../ui/layout.module.css";
import { Section } from "../../ui/section.tsx";
import { useWords } from "../../words/use-words.ts";
import styles from "./landing-links.module.css";

/** The way to every landing page: a line per opening word, and its places folded behind it. */
export function LandingLinks({ landings }: { landings: readonly Links[] }) {
  const { landing } = useWords();
  if (landings.length === 0) return null;
  return (
    <Section>
      <div className={`${accordion.columns} ${styles.columns}`}>
        <div>
          <h2>{landing.title}</h2>
          <p>{landing.lead}</p>
        </div>
        <div>
          {landings.map((word) => (
            <Word key={word.url} word={word} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function Word({ word: { name, url, isEmpty, provinces, cities } }: { word: Links }) {
  const { landing } = useWords();
  if (provinces.length + cities.length === 0) {
    return (
      <p className={styles.alone}>
        <Link to={url}>{name}</Link>
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
        <Link className={layout.link} to={url}>
          {landing.everywhere(name)}
          <Icon name="right" small />
        </Link>
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
            <Link to={word + path}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
