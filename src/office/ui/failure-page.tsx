import { buttonClass } from "../../web/ui/form/button.ts";
import { isPerson } from "../../permissions/actor.ts";
import { useRequest } from "../page-context.ts";
import styles from "./text.module.css";

/** What went wrong, what now, and a way on. */
export function FailurePage({ text }: { text: string }) {
  const { actor, words } = useRequest();
  const [to, label] = isPerson(actor) ? ["/", words.failures.toStart] : ["/inloggen", words.failures.logIn];
  return (
    <div className={styles.stack}>
      <p>{text}</p>
      <p>
        <a className={buttonClass("quiet")} href={to}>
          {label}
        </a>
      </p>
    </div>
  );
}
