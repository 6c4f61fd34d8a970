import { useWords } from "../words/use-words.ts";
import layout from "../ui/layout/layout.module.css";
import styles from "./privacy-note.module.css";

type PrivacyNoteProps = { about: "quote" | "question" | "event" | "newsletter" };

/** How a form's data is used. The privacy statement opens in a new window, so that no input is lost. */
export function PrivacyNote({ about }: PrivacyNoteProps) {
  const { privacyNote, detail } = useWords();
  return (
    <p className={styles.note}>
      {privacyNote[about]} {privacyNote.read}{" "}
      <a href="/privacy" target="_blank" rel="noopener">
        {privacyNote.link}
        <span className={layout.srOnly}> ({detail.newWindow})</span>
      </a>
      .
    </p>
  );
}
