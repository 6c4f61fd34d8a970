import { buttonClass } from "../../web/ui/form/button.ts";
import { useWords } from "../page-context.ts";
import styles from "./keys-help.module.css";

/** What the key ? shows. */
export function KeysHelp() {
  const { keys } = useWords();
  return (
    <dialog className={styles.help} data-keys-help aria-labelledby="toetsen">
      <h2 id="toetsen">{keys.title}</h2>
      <dl>
        {keys.all.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
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
