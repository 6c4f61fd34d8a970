import { buttonClass } from "../form/button.ts";
import { Link } from "./link.tsx";
import styles from "./nothing.module.css";

type NothingProps = {
  title: string;
  /** Of the title among the headings of the page. */
  level?: 2 | 3;
  text?: string;
  /** The way on. */
  link?: { to: string; title: string; inPlace?: "list" | "page" };
  children?: React.ReactNode;
};

/** Where a list would stand and there is nothing to list: what that means, and the way on. */
export function Nothing({ title, level = 2, text, link, children }: NothingProps) {
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
