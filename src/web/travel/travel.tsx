import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import layout from "../ui/layout.module.css";
import { useWords } from "../words/use-words.ts";
import { OfflineNotice, useIsOffline } from "./offline-notice.tsx";
import { usePageAddress } from "./page-address.ts";
import styles from "./travel.module.css";

/** What goes with every step from one page to the next: a bar while it takes long and a word for who cannot see it, the title of what came, a word when there is no line. */
export function Travel() {
  const { travel } = useWords();
  const isOffline = useIsOffline();
  const isUnderWay = useNavigation().state !== "idle";
  return (
    <>
      {isUnderWay && <div className={styles.bar} />}
      <p className={layout.unseen} role="status">
        {isUnderWay && travel.loading}
      </p>
      <Arrival />
      {isOffline && <OfflineNotice />}
    </>
  );
}

/** On arrival at another page its title is read out, and the focus goes to its content; who stands in a field that is still there stays in it. */
function Arrival() {
  const { path } = usePageAddress();
  const title = useRef<HTMLParagraphElement>(null);
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (document.activeElement?.matches("main :is(input, select, textarea)")) return;
    if (title.current) title.current.textContent = document.title;
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [path]);
  return <p ref={title} className={layout.unseen} aria-live="polite" />;
}
