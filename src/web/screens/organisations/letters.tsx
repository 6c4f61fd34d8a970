import { organisationsUrl, type OrganisationsQuery } from "../../../organisations/address/organisations-url.ts";
import { Link } from "../../ui/layout/link.tsx";
import styles from "./letters.module.css";
import { useWords } from "../../words/use-words.ts";

type LettersProps = { asked: OrganisationsQuery; letters: readonly string[]; isWhole: boolean };

/** What a search leaves of a few letters needs no index. */
const FEWEST_LETTERS = 5;

/** The index: to a letter further down when all of them are on this page, else to the page of the letter. */
export function Letters({ asked, letters, isWhole }: LettersProps) {
  const { organisations } = useWords();
  const isShort = isWhole && letters.length < FEWEST_LETTERS;
  if (isShort) return null;
  return (
    <nav className={styles.letters} aria-label={organisations.letters}>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            {isWhole ? (
              <a href={`#${letterAnchor(letter)}`}>{letterName(letter)}</a>
            ) : (
              <Link to={organisationsUrl({ ...asked, letter, page: 1 })} aria-current={letter === asked.letter ? "page" : undefined}>
                {letterName(letter)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {asked.letter && (
        <Link className={styles.all} to={organisationsUrl({ query: asked.query })}>
          {organisations.all}
        </Link>
      )}
    </nav>
  );
}

/** Digits and signs stand together. */
export function letterName(letter: string): string {
  return letter === "0" ? "0–9" : letter.toUpperCase();
}

/** Where a letter begins on its page. */
export function letterAnchor(letter: string): string {
  return `letter-${letter}`;
}
