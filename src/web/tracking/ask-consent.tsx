import { useEffect, useId, useRef } from "react";
import type { TagManager } from "../../sites.ts";
import { buttonClass } from "../ui/button.ts";
import layout from "../ui/layout.module.css";
import type { Choice } from "./choice.ts";
import styles from "./consent.module.css";
import { useConsent } from "./use-consent.ts";
import { useRoomAtFoot } from "./use-room-at-foot.ts";
import { whenSeen } from "./when-seen.ts";
import { useWords } from "../words/use-words.ts";

await whenSeen();

/** Asks whether a visit may be measured: until there is an answer, and again when somebody opens it from the foot of a page. */
export function AskConsent({ tagManager }: { tagManager: TagManager }) {
  const { consent } = useWords();
  const { choice, shown, isAnswered, choose } = useConsent(tagManager);
  return (
    <>
      {shown && <Bar choice={choice} wasOpened={shown === "opened"} choose={choose} />}
      <p className={layout.unseen} role="status">
        {!shown && isAnswered && consent.kept}
      </p>
    </>
  );
}

type BarProps = { choice: Choice | null; wasOpened: boolean; choose: (choice: Choice) => void };

/** Stands before the page, so that the keyboard comes to it soon, and takes the focus only when it was opened by its link. */
function Bar({ choice, wasOpened, choose }: BarProps) {
  const { consent } = useWords();
  const title = useId();
  const bar = useRef<HTMLElement>(null);
  useRoomAtFoot(bar);
  useEffect(() => {
    if (wasOpened) bar.current?.focus({ preventScroll: true });
  }, [wasOpened]);
  return (
    <section ref={bar} className={styles.bar} aria-labelledby={title} tabIndex={-1}>
      <div>
        <p id={title} className={styles.title}>
          {consent.title}
        </p>
        <p>
          {consent.text} <a href="/privacy">{consent.more}</a>
        </p>
        {choice && <p>{choice === "granted" ? consent.nowGranted : consent.nowRefused}</p>}
      </div>
      <div className={styles.choices}>
        <button type="button" className={buttonClass("line")} onClick={() => choose("refused")}>
          {consent.refuse}
        </button>
        <button type="button" className={buttonClass("line")} onClick={() => choose("granted")}>
          {consent.grant}
        </button>
      </div>
    </section>
  );
}
