import { Link } from "react-router";
import { useWords } from "../words/use-words.ts";
import { buttonClass } from "./button.ts";
import layout from "./layout.module.css";
import styles from "./not-found.module.css";

/** Shown when a page could not be made: our fault, said plainly. */
export function Failure() {
  const { notFound } = useWords();
  return (
    <div className={`${layout.wrap} ${layout.section} ${styles.lost}`}>
      <div>
        <h1>{notFound.errorTitle}</h1>
        <p>{notFound.errorText}</p>
        <Link className={buttonClass("main")} to="/" reloadDocument>
          {notFound.button}
        </Link>
      </div>
      <img src="/static/scenes/lost.svg" alt="" width="1200" height="900" />
    </div>
  );
}
