import type { RecordedAct } from "../../../history/read-acts.ts";
import { useWords } from "../../page-context.ts";
import styles from "./changes.module.css";

type Change = [field: string, values: [unknown, unknown]];

/** More are folded: those of a deleted row are all its columns. */
const SHOWN = 3;

/** The fields of an act, before and after; first those that have a name in words. */
export function Changes({ changes }: Pick<RecordedAct, "changes">) {
  const { acts, common, log } = useWords();
  const named = (field: string) => Object.hasOwn(acts.fields, field);
  const entries = Object.entries(changes).toSorted(([a], [b]) => Number(named(b)) - Number(named(a)));
  if (entries.length === 0) return common.none;
  if (entries.length <= SHOWN + 1) return <ChangeList entries={entries} />;
  return (
    <>
      <ChangeList entries={entries.slice(0, SHOWN)} />
      <details className={styles.more}>
        <summary>{log.moreChanges(entries.length - SHOWN)}</summary>
        <ChangeList entries={entries.slice(SHOWN)} />
      </details>
    </>
  );
}

function ChangeList({ entries }: { entries: readonly Change[] }) {
  const { acts, common } = useWords();
  return (
    <ul>
      {entries.map(([field, [before, after]]) => (
        <li key={field}>
          {`${acts.fields[field] ?? field}: ${before === null ? "" : `${textOf(before)} → `}${after === null ? common.none : textOf(after)}`}
        </li>
      ))}
    </ul>
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
