import { useEffect, useSyncExternalStore } from "react";
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
    // The line may have come back since this was said, and before anybody listened.
    if (!isOffline()) return goOn();
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

/** A router that may block warns of every step that was not its own (a link to a part of the page): it does while there is no line. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(followLine, isOffline, () => false);
}

function followLine(onChange: () => void): () => void {
  // What waits goes on first, and then the notice leaves.
  const later = () => setTimeout(onChange);
  addEventListener("offline", onChange);
  addEventListener("online", later);
  return () => {
    removeEventListener("offline", onChange);
    removeEventListener("online", later);
  };
}

function isOffline(): boolean {
  return !navigator.onLine;
}
