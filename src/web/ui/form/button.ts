import styles from "./button.module.css";

export type Look = "main" | "quiet" | "line" | "white" | "wide" | "small";

/** The classes of a button or of a link that looks like one; one `main` a screen. */
export function buttonClass(...looks: Look[]): string {
  return [styles.button, ...looks.map((look) => styles[look])].join(" ");
}
