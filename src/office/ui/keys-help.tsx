import { buttonClass } from "../../web/ui/form/button.ts";
import { useWords } from "../page-context.ts";
import styles from "./keys-help.module.css";

/** Keys of controls (`data-key`), in the order in which they are listed. */
const CONTROL_KEYS = ["a", "r", "t", "n"];

/** What the key ? shows. The script hides what the page does not have, and names each control by its own text. */
export function KeysHelp() {
  const { keys } = useWords();
  return (
    <dialog className={styles.help} data-keys-help aria-labelledby="toetsen">
      <h2 id="toetsen">{keys.title}</h2>
      <dl>
        {keys.ofRows.map(({ key, does }) => (
          <div key={key} data-for-rows>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        {CONTROL_KEYS.map((key) => (
          <div key={key} data-for-control={key} hidden>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd />
          </div>
        ))}
        <div>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>{keys.help}</dd>
        </div>
      </dl>
      <p>{keys.off}</p>
      <form method="dialog">
        <button type="submit" className={buttonClass("quiet", "small")}>
          {keys.close}
        </button>
      </form>
    </dialog>
  );
}
