import { Link } from "react-router";
import { organisationsUrl } from "../../../organisations/organisations-url.ts";
import { buttonClass } from "../../ui/button.ts";
import { useWords } from "../../words/use-words.ts";
import styles from "./none-found.module.css";

/** No organisation fits, or the list does not go so far. */
export function NoneFound() {
  const { organisations } = useWords();
  return (
    <div className={styles.none}>
      <img src="/static/scenes/lost.svg" alt="" width="400" height="300" />
      <h2>{organisations.noneTitle}</h2>
      <p>{organisations.noneText}</p>
      <Link className={buttonClass("white")} to={organisationsUrl({})}>
        {organisations.all}
      </Link>
    </div>
  );
}
