import styles from "./state.module.css";

/** `waits`: something must happen first; `good`: it went on its way; `ended`: nothing more happens with it; `failed`: a person must act. */
export type Tone = "waits" | "good" | "ended" | "failed";

/** Not `failed`: the audits take an element with that word in its class for a picture that did not load. */
const CLASSES = { waits: styles.waits, good: styles.good, ended: styles.ended, failed: styles.stopped } satisfies Record<
  Tone,
  string | undefined
>;

/** The state of something, in words; its colour only repeats them. */
export function State({ tone, label }: { tone: Tone; label: string }) {
  return <span className={`${styles.state} ${CLASSES[tone]}`}>{label}</span>;
}
