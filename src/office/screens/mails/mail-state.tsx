import type { UnsentState } from "../../../mail/unsent-mails.ts";
import { useWords } from "../../page-context.ts";
import styles from "./mails.module.css";

/** The state of a mail as a chip. */
export function State({ state }: { state: UnsentState }) {
  const { mails } = useWords();
  return <span className={styles[state]}>{mails.states[state]}</span>;
}
