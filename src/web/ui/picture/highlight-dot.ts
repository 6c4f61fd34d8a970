import styles from "./dots.module.css";

/** Highlights another dot of the server-rendered `Dots` in a container. */
export function highlightDot(container: Element, current: number): void {
  for (const [index, dot] of container.querySelectorAll(`.${styles.dots} i`).entries())
    dot.className = index === current ? (styles.current ?? "") : "";
}
