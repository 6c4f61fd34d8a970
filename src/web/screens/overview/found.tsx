import { overviewUrl } from "../../../activities/overview-url.ts";
import { changeSearch } from "../../../activities/search-state.ts";
import { Icon } from "../../ui/layout/icon.tsx";
import layout from "../../ui/layout/layout.module.css";
import { SuggestPlace } from "../../search-fields/suggest-place.tsx";
import { Link } from "../../ui/layout/link.tsx";
import styles from "./found.module.css";
import type { Overview } from "./load-overview.server.ts";
import { SortChoice } from "./sort-choice.tsx";
import { useWords } from "../../words/use-words.ts";

/** How many were found and what was not understood, the chips of what narrows the list, 'clear all', and the order. */
export function Found({ overview: { state, said, chips, unknownPlace } }: { overview: Overview }) {
  const { overview } = useWords();
  return (
    <div className={styles.found}>
      {unknownPlace && (
        <NotUnderstood>
          {said.placeUnknown} <SuggestPlace url={unknownPlace.suggestUrl} />
        </NotUnderstood>
      )}
      {said.signsAlone && <NotUnderstood>{said.signsAlone}</NotUnderstood>}
      {said.strip && <Strip {...said.strip} />}
      <p className={styles.count} data-announces="" role="status">
        {said.found}
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
                  <span className={layout.unseen}>: {overview.remove(name)}</span>
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

/** What a sentence was understood as, and another way to search; the chips follow, each to be taken away. */
function Strip({ lines, link, url }: NonNullable<Overview["said"]["strip"]>) {
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
