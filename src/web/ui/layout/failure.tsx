import { useWords } from "../../words/use-words.ts";
import { buttonClass } from "../form/button.ts";
import layout from "./layout.module.css";
import styles from "./not-found.module.css";
import { Retry } from "./retry.tsx";

/** The page for a server error, or when the browser is offline: it needs no further requests. */
export function Failure({ title, text }: { title: string; text: string }) {
  const { notFound } = useWords();
  return (
    <div className={`${layout.wrap} ${layout.section} ${styles.lost}`}>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.actions}>
          <Retry look="main" />
          <a className={buttonClass("line")} href="/">
            {notFound.button}
          </a>
        </div>
      </div>
      <img src="/static/scenes/lost.svg" alt="" width="1200" height="900" />
    </div>
  );
}
