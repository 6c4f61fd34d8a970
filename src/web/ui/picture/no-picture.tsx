import { useWords } from "../../words/use-words.ts";
import { Icon } from "../layout/icon.tsx";
import styles from "./no-picture.module.css";

/** Fills the room of a picture that an activity does not have. */
export function NoPicture() {
  const { card } = useWords();
  return (
    <p className={styles.none}>
      <Icon name="pictures" />
      {card.noPicture}
    </p>
  );
}
