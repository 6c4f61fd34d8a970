import { Link } from "react-router";
import styles from "./breadcrumbs.module.css";

/** The way to this page; the last one is the page itself and has no address. */
export function Breadcrumbs({ label, steps }: { label: string; steps: readonly { title: string; url?: string }[] }) {
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
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
