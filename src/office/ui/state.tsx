import styles from "./state.module.css";

/** `waits`: a person must decide; `good`: it went on its way; `ended`: nothing more happens with it. */
export type Tone = "waits" | "good" | "ended";

/** The state of something, in words; its colour only repeats them. */
export function State({ tone, label }: { tone: Tone; label: string }) {
  return <span className={`${styles.state} ${styles[tone]}`}>{label}</span>;
}
