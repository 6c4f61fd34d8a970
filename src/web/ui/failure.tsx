import { useLocation } from "react-router";
import { useWords } from "../words/use-words.ts";
import { buttonClass } from "./button.ts";
import layout from "./layout.module.css";
import styles from "./not-found.module.css";

/** Shown when a page could not be made: our fault, said plainly. */
export function Failure() {
  const { notFound } = useWords();
  return <Apology title={notFound.errorTitle} text={notFound.errorText} />;
}

/** Shown when a page could not be fetched. */
export function NoLine() {
  const { travel } = useWords();
  return <Apology title={travel.offlineTitle} text={travel.brokenText} />;
}

function Apology({ title, text }: { title: string; text: string }) {
  const { notFound, travel } = useWords();
  const { pathname, search } = useLocation();
  return (
    <div className={`${layout.wrap} ${layout.section} ${styles.lost}`}>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.actions}>
          <a className={buttonClass("main")} href={pathname + search}>
            {travel.retry}
          </a>
          <a className={buttonClass("line")} href="/">
            {notFound.button}
          </a>
        </div>
      </div>
      <img src="/static/scenes/lost.svg" alt="" width="1200" height="900" />
    </div>
  );
}
