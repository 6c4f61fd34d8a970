import { organisationsUrl, type OrganisationsQuery } from "../../../organisations/address/organisations-url.ts";
import { Link } from "../../ui/layout/link.tsx";
import styles from "./letters.module.css";
import { useWords } from "../../words/use-words.ts";

type LettersProps = { search: OrganisationsQuery; letters: readonly string[]; isWhole: boolean };

/** With fewer letters than this on one page, there is no index. */
const FEWEST_LETTERS = 5;

/** The index: links to sections of this page when it has the whole list, else to the page of each letter. */
export function Letters({ search, letters, isWhole }: LettersProps) {
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
              <Link to={organisationsUrl({ ...search, letter, page: 1 })} aria-current={letter === search.letter ? "page" : undefined}>
                {letterName(letter)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {search.letter && (
        <Link className={styles.all} to={organisationsUrl({ query: search.query })}>
          {organisations.all}
        </Link>
      )}
    </nav>
  );
}

/** "0" stands for all digits and signs. */
export function letterName(letter: string): string {
  return letter === "0" ? "0–9" : letter.toUpperCase();
}

/** Fragment of a letter on its page. */
export function letterAnchor(letter: string): string {
  return `letter-${letter}`;
}
