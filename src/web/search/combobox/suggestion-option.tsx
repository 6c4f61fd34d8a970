import { Icon, type IconName } from "../../ui/icon.tsx";
import { matchedPart } from "./matched-part.ts";
import styles from "./suggestions.module.css";

export type SuggestionInWords = {
  icon: IconName;
  name: string;
  /** What it is, on a second line. */
  note: string;
  /** What is marked in its name. */
  typed?: string;
};

type SuggestionOptionProps = SuggestionInWords & { id: string; isActive: boolean; onChoose: () => void };

/** A suggestion by its name, in which what was typed is marked. */
export function SuggestionOption({ id, icon, name, note, typed = "", isActive, onChoose }: SuggestionOptionProps) {
  const [before, match, after] = matchedPart(name, typed);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's: it holds the focus (ARIA Authoring Practices, combobox)
    <div id={id} role="option" tabIndex={-1} aria-selected={isActive} className={styles.option} onClick={onChoose}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span>
        <span className={styles.name}>
          {before}
          {match && <mark>{match}</mark>}
          {after}
        </span>
        <span className={styles.note}>{note}</span>
      </span>
    </div>
  );
}
