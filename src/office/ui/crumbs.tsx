import type { Crumb } from "../http/answer.ts";
import { useWords } from "../page-context.ts";
import styles from "./crumbs.module.css";

/** Breadcrumbs; a page directly below the start has none. */
export function Crumbs({ steps }: { steps: readonly Crumb[] }) {
  const { common } = useWords();
  if (steps.length === 0) return null;
  return (
    <nav className={styles.crumbs} aria-label={common.breadcrumbs}>
      <ol>
        {steps.map(({ title, url }) => (
          <li key={title} aria-current={url ? undefined : "page"}>
            {url ? <a href={url}>{title}</a> : title}
          </li>
        ))}
      </ol>
    </nav>
  );
}
