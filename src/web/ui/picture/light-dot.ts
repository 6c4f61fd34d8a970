import styles from "./dots.module.css";

/** Shows another place in dots that were rendered once, somewhere within. */
export function lightDot(within: Element, current: number): void {
  for (const [index, dot] of within.querySelectorAll(`.${styles.dots} i`).entries())
    dot.className = index === current ? (styles.current ?? "") : "";
}
