import type { RecordedAct } from "../../history/read-acts.ts";
import { useRequest } from "../page-context.ts";
import { actSentence } from "./act-sentence.ts";
import { Age } from "./age.tsx";
import styles from "./act-list.module.css";

/** The last acts, each in a line: when, who, what. */
export function ActList({ acts }: { acts: readonly RecordedAct[] }) {
  const { words } = useRequest();
  return (
    <ol className={styles.acts}>
      {acts.map((act) => (
        <li key={act.id}>
          <Age since={act.at} />
          <span>
            <b>{act.actorName ?? words.acts.actors[act.actorKind]}</b> {actSentence(words, act)}
          </span>
        </li>
      ))}
    </ol>
  );
}
