import { useWords } from "../../words/use-words.ts";
import styles from "./breadcrumbs.module.css";
import { Link } from "./link.tsx";

/** Breadcrumbs; the last one is the page itself and has no address. */
export function Breadcrumbs({ steps }: { steps: readonly { title: string; url?: string }[] }) {
  const { header } = useWords();
  return (
    <nav className={styles.breadcrumbs} aria-label={header.breadcrumbs}>
      <ol>
        {steps.map(({ title, url }) => (
          <li key={title} aria-current={url ? undefined : "page"}>
            {url ? <Link to={url}>{title}</Link> : title}
          </li>
        ))}
      </ol>
    </nav>
  );
}
