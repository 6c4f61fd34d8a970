import type { RecordedAct } from "../../../history/read-acts.ts";
import { useWords } from "../../page-context.ts";

/** The fields of an act, before and after. */
export function Changes({ changes }: Pick<RecordedAct, "changes">) {
  const { acts, common } = useWords();
  const entries = Object.entries(changes);
  if (entries.length === 0) return common.none;
  return (
    <ul>
      {entries.map(([field, [before, after]]) => (
        <li
          key={field}
        >{`${acts.fields[field] ?? field}: ${before === null ? "" : `${textOf(before)} → `}${after === null ? common.none : textOf(after)}`}</li>
      ))}
    </ul>
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
