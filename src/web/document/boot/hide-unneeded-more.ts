import { toggleMoreButton } from "../../ui/card/toggle-more-button.ts";
import styles from "../../ui/card/more.module.css";

/** Hides each 'Meer' button in `root` whose text fits its lines, also after the width of the text changes. */
export function hideUnneededMore(root: ParentNode): void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const more = target.parentElement?.querySelector(`.${styles.more}`);
      if (more) toggleMoreButton(target, more);
    }
  });
  for (const text of root.querySelectorAll(`.${styles.text}:has(~ .${styles.more})`)) observer.observe(text);
}

let observer: ResizeObserver | undefined;
