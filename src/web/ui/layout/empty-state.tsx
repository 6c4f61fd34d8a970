import { buttonClass } from "../form/button.ts";
import { Link } from "./link.tsx";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  title: string;
  /** Heading level of the title. */
  level?: 2 | 3;
  text?: string;
  /** Where to go instead. */
  link?: { to: string; title: string; inPlace?: "list" | "page" };
  children?: React.ReactNode;
};

/** In place of an empty list: an explanation, and a link to go on. */
export function EmptyState({ title, level = 2, text, link, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.nothing}>
      <img src="/static/scenes/lost.svg" alt="" width="400" height="300" />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {link && (
        <Link className={buttonClass("white")} to={link.to} inPlace={link.inPlace}>
          {link.title}
        </Link>
      )}
      {children}
    </div>
  );
}
