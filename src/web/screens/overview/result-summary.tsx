import { overviewUrl } from "../../../activities/overview-url.ts";
import { changeSearch } from "../../../activities/search-state.ts";
import { Icon } from "../../ui/layout/icon.tsx";
import layout from "../../ui/layout/layout.module.css";
import { SuggestPlace } from "../../search-fields/suggest-place-link.tsx";
import { Link } from "../../ui/layout/link.tsx";
import styles from "./result-summary.module.css";
import type { Overview } from "./load-overview.server.ts";
import { SortChoice } from "./sort-choice.tsx";
import { useWords } from "../../words/use-words.ts";

/** The total, notices of what was not understood, a chip for each condition, 'clear all', and the order. */
export function ResultSummary({ overview: { state, texts, chips, unknownPlace } }: { overview: Overview }) {
  const { overview } = useWords();
  return (
    <div className={styles.found}>
      {unknownPlace && (
        <NotUnderstood>
          {texts.placeUnknown} <SuggestPlace url={unknownPlace.suggestUrl} />
        </NotUnderstood>
      )}
      {texts.signsAlone && <NotUnderstood>{texts.signsAlone}</NotUnderstood>}
      {texts.sentenceNote && <SentenceNote {...texts.sentenceNote} />}
      <p className={styles.count} data-announces="" role="status">
        {texts.found}
      </p>
      <SortChoice state={state} />
      {chips.length > 0 && (
        <div className={styles.narrowed}>
          <ul className={styles.chips}>
            {chips.map(({ chip, name }) => (
              <li key={name}>
                <Link className={styles.chip} to={overviewUrl(changeSearch(state, { kind: "removeChip", chip }))} data-chip inPlace="list">
                  {name}
                  <Icon name="close" small />
                  <span className={layout.srOnly}>: {overview.remove(name)}</span>
                </Link>
              </li>
            ))}
          </ul>
          <Link className={styles.clear} to={overviewUrl(changeSearch(state, { kind: "clearAll" }))} inPlace="list">
            {overview.clear}
          </Link>
        </div>
      )}
    </div>
  );
}

/** How a sentence was understood, and a link to another search; the chips below remove single conditions. */
function SentenceNote({ lines, link, url }: NonNullable<Overview["texts"]["sentenceNote"]>) {
  return (
    <p className={styles.understood} role="status">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <Link to={url} inPlace="list">
        {link}
      </Link>
    </p>
  );
}

function NotUnderstood({ children }: { children: React.ReactNode }) {
  return (
    <p className={styles.unknown} role="status">
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
