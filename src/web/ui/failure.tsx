import { useLocation } from "react-router";
import { useWords } from "../words/use-words.ts";
import { buttonClass } from "./button.ts";
import layout from "./layout.module.css";
import styles from "./not-found.module.css";

/** Shown when a page could not be made: our fault, said plainly, with a way to try again (decisions, Settled as built). */
export function Failure() {
  const { notFound, travel } = useWords();
  const { pathname, search } = useLocation();
  return <Apology title={notFound.errorTitle} text={notFound.errorText} button={travel.retry} to={pathname + search} />;
}

/** Shown when a page could not be fetched. */
export function NoLine() {
  const { travel } = useWords();
  const { pathname, search } = useLocation();
  return <Apology title={travel.offlineTitle} text={travel.brokenText} button={travel.retry} to={pathname + search} />;
}

type ApologyProps = { title: string; text: string; button: string; to: string };

function Apology({ title, text, button, to }: ApologyProps) {
  return (
    <div className={`${layout.wrap} ${layout.section} ${styles.lost}`}>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        <a className={buttonClass("main")} href={to}>
          {button}
        </a>
      </div>
      <img src="/static/scenes/lost.svg" alt="" width="1200" height="900" />
    </div>
  );
}
