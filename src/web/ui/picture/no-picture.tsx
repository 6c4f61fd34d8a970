import { useWords } from "../../words/use-words.ts";
import { Icon } from "../layout/icon.tsx";
import styles from "./no-picture.module.css";

/** Placeholder for an activity without pictures. */
export function NoPicture() {
  const { card } = useWords();
  return (
    <p className={styles.none}>
      <Icon name="pictures" />
      {card.noPicture}
    </p>
  );
}
