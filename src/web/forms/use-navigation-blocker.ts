import { useEffect, useRef } from "react";
import { isPlainClick } from "../browser/delegate.ts";
import { leavesPage } from "../navigation/offline-notice.ts";

/**
 * Blocks navigation while a form is being sent: a clicked link is followed once the form is sent, and dropped when sending fails
 * (specification 3, Behaviour). Closing the tab asks for confirmation.
 */
export function useNavigationBlocker(status: "idle" | "sending" | "sent" | "error"): void {
  const isSending = status === "sending";
  const next = useRef<string>(null);
  useEffect(() => {
    if (!isSending) return;
    const confirmLeaving = (event: Event) => event.preventDefault();
    const postpone = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !isPlainClick(event) || !leavesPage(link)) return;
      event.preventDefault();
      next.current = link.href;
    };
    addEventListener("beforeunload", confirmLeaving);
    addEventListener("click", postpone, { capture: true });
    return () => {
      removeEventListener("beforeunload", confirmLeaving);
      removeEventListener("click", postpone, { capture: true });
    };
  }, [isSending]);
  useEffect(() => {
    if (isSending) return;
    if (status === "sent" && next.current !== null) location.assign(next.current);
    next.current = null;
  }, [isSending, status]);
}
