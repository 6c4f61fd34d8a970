import { buttonClass } from "../../web/ui/form/button.ts";
import { isPerson } from "../../permissions/actor.ts";
import { useRequest } from "../page-context.ts";
import styles from "./text.module.css";

/** What went wrong, what now, and a way on. */
export function FailurePage({ text, keepsPage }: { text: string; keepsPage: boolean }) {
  const { actor, words } = useRequest();
  const [to, label] = isPerson(actor)
    ? ["/", words.failures.toStart]
    : ["/inloggen", keepsPage ? words.failures.logInElsewhere : words.failures.logIn];
  return (
    <div className={styles.stack}>
      <p>{text}</p>
      <p>
        <a className={buttonClass("quiet")} href={to} {...(keepsPage && { target: "_blank", rel: "noopener" })}>
          {label}
        </a>
      </p>
    </div>
  );
}
