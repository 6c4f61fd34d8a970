import type { ActionName } from "../../permissions/actions.ts";
import type { Subject } from "../../permissions/may.ts";
import { buttonClass } from "../../web/ui/form/button.ts";
import { offers } from "../http/office-request.ts";
import { useRequest } from "../page-context.ts";
import { timeInWords } from "../ui/day.ts";
import text from "../ui/text.module.css";
import styles from "./masking.module.css";

type MaskingProps = {
  /** Where the act is posted to. */
  url: string;
  reveals: ActionName;
  subject?: Subject;
  /** Until when the person is visible; null while masked. */
  until: Date | null;
  /** What is masked. */
  children: string;
  /** Beside the main act of the page. */
  isQuiet?: boolean;
};

/** Says that a person is masked, with the button that reveals them; or until when they are visible. */
export function Masking({ url, reveals, subject, until, children, isQuiet = false }: MaskingProps) {
  const request = useRequest();
  const { item } = request.words;
  if (until) return <p className={text.fine}>{item.revealedUntil(timeInWords(request.words, until))}</p>;
  return (
    <form className={styles.masked} method="post" action={url}>
      <p>{children}</p>
      {offers(request, reveals, subject) && (
        <button type="submit" className={buttonClass(isQuiet ? "line" : "main", "small")} data-key="t">
          {item.reveal}
        </button>
      )}
    </form>
  );
}
