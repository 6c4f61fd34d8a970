import { useEffect } from "react";
import { useBlocker } from "react-router";
import { buttonClass } from "../ui/button.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./travel.module.css";

/** Without a line a page stays as it is, with what was typed: the step that was asked is said to wait, and is taken once there is one. */
export function OfflineNotice() {
  const { travel } = useWords();
  const blocker = useBlocker(isOffline);
  const isBlocked = blocker.state === "blocked";
  useEffect(() => {
    if (!isBlocked) return;
    const goOn = () => blocker.proceed();
    addEventListener("online", goOn, { once: true });
    return () => removeEventListener("online", goOn);
  }, [isBlocked, blocker]);

  if (!isBlocked) return null;
  return (
    <div className={styles.notice} role="alert">
      <p>
        <strong>{travel.offlineTitle}</strong>
        {travel.offlineText}
      </p>
      <button type="button" className={buttonClass("line")} onClick={() => blocker.reset()}>
        {travel.stay}
      </button>
    </div>
  );
}

function isOffline(): boolean {
  return !navigator.onLine;
}
