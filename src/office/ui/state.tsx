import styles from "./state.module.css";

/** `waits`: something must happen first; `good`: it went on its way; `ended`: nothing more happens with it; `failed`: a person must act. */
export type Tone = "waits" | "good" | "ended" | "failed";

/** The state of something, in words; its colour only repeats them. */
export function State({ tone, label }: { tone: Tone; label: string }) {
  return <span className={`${styles.state} ${styles[tone]}`}>{label}</span>;
}
