import type { RecordedAct } from "../../../history/read-acts.ts";
import { useWords } from "../../page-context.ts";
import { brandNames } from "../../ui/brand-names.ts";
import { timeInWords } from "../../ui/day.ts";
import { mailInWords } from "../../ui/mail-in-words.ts";
import type { OfficeWords } from "../../words/office-words.ts";
import styles from "./changes.module.css";

type Change = [field: string, values: [unknown, unknown]];

/** More are folded: those of a deleted row are all its columns. */
const SHOWN = 3;

/** Ids that only an undoing needs, or the page after an erasure; the log stores them for it. */
const IDS = ["location_id", "province_id", "region_id", "forgetJob"];

/** The fields that an act changed, before and after; first those that have a name in words. */
export function Changes({ changes }: Pick<RecordedAct, "changes">) {
  const { acts, common, log } = useWords();
  const named = (field: string) => Object.hasOwn(acts.fields, field);
  const isNew = Object.values(changes).every(([before]) => before === null);
  const entries = Object.entries(changes)
    .filter(([field, [before, after]]) => !IDS.includes(field) && (isNew || JSON.stringify(before) !== JSON.stringify(after)))
    .toSorted(([a], [b]) => Number(named(b)) - Number(named(a)));
  if (entries.length === 0) return common.none;
  if (entries.length <= SHOWN + 1) return <ChangeList entries={entries} isNew={isNew} />;
  return (
    <>
      <ChangeList entries={entries.slice(0, SHOWN)} isNew={isNew} />
      <details className={styles.more}>
        <summary>{log.moreChanges(entries.length - SHOWN)}</summary>
        <ChangeList entries={entries.slice(SHOWN)} isNew={isNew} />
      </details>
    </>
  );
}

type ChangeListProps = {
  entries: readonly Change[];
  /** Of something new, which had no values before. */
  isNew: boolean;
};

function ChangeList({ entries, isNew }: ChangeListProps) {
  const words = useWords();
  return (
    <ul>
      {entries.map(([field, [before, after]]) => {
        // No brands are all brands.
        const hadNone = isNew || (before === null && field !== "brands");
        const values = hadNone ? [after] : [before, after];
        return (
          <li key={field}>{`${words.acts.fields[field] ?? field}: ${values.map((value) => textOf(words, field, value)).join(" → ")}`}</li>
        );
      })}
    </ul>
  );
}

/** Fields whose values have a name; others hold what somebody typed. */
const NAMED = ["role", "state", "method", "factor", "language", "notRestored"];

function textOf(words: OfficeWords, field: string, value: unknown): string {
  const { acts, common } = words;
  if (field === "erased") return countsOf(words, value);
  if (field === "stays") return String(Array.isArray(value) ? value.length : 0);
  if (field === "brands" && (value === null || isIds(value))) return brandNames(common, value);
  if (value === null) return common.none;
  if (field === "platform_id" && typeof value === "number") return brandNames(common, [value]);
  if (typeof value === "boolean") return value ? common.yes : common.no;
  if (Array.isArray(value)) return value.length === 0 ? common.none : value.map((one) => textOf(words, field, one)).join(", ");
  if (typeof value !== "string") return JSON.stringify(value);
  if (field === "created_at" && !Number.isNaN(Date.parse(value))) return timeInWords(words, new Date(value));
  if (field === "mail") return mailInWords(words, value);
  return (NAMED.includes(field) && acts.values[value]) || value;
}

/** Erased rows by table: `offerteaanvragen: 2, berichten: 1`. */
function countsOf({ privacy, common }: OfficeWords, value: unknown): string {
  const counts = Object.entries(value ?? {}).map(([table, count]) => `${privacy.tables[table] ?? table}: ${count}`);
  return counts.join(", ") || common.none;
}

function isIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((id) => typeof id === "number");
}
