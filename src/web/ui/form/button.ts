import styles from "./button.module.css";

export type Look = "main" | "quiet" | "line" | "white" | "wide" | "small";

/** The classes of a button or of a link that looks like one. At most one per screen is `main`. */
export function buttonClass(...looks: Look[]): string {
  return [styles.button, ...looks.map((look) => styles[look])].join(" ");
}
