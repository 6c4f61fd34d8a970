import { useRequest } from "../page-context.ts";
import { actSentence } from "./act-sentence.ts";
import styles from "./done.module.css";

/** Says what was just done, with a way back. */
export function Done() {
  const { done, words } = useRequest();
  if (!done) return null;
  return (
    <div className={styles.done} role="status">
      <p>
        {words.acts.done} {actSentence(words, done.act)}
      </p>
      {done.canUndo && (
        <form method="post" action={`/logboek/${done.act.id}/ongedaan`}>
          <button type="submit">{words.common.undo}</button>
        </form>
      )}
    </div>
  );
}
