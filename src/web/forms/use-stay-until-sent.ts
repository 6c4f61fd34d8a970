import { useEffect, useRef } from "react";
import { isPlainClick } from "../browser/delegate.ts";
import { leavesPage } from "../navigation/offline-notice.ts";

/**
 * Keeps the visitor on the page while its form is being sent: a link that is followed meanwhile is followed once the form is
 * sent, and not at all when that fails (decisions, Behaviour). Closing the tab asks first.
 */
export function useStayUntilSent(status: "idle" | "sending" | "sent" | "error"): void {
  const isSending = status === "sending";
  const next = useRef<string>(null);
  useEffect(() => {
    if (!isSending) return;
    const stay = (event: Event) => event.preventDefault();
    const wait = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !isPlainClick(event) || !leavesPage(link)) return;
      event.preventDefault();
      next.current = link.href;
    };
    addEventListener("beforeunload", stay);
    addEventListener("click", wait, { capture: true });
    return () => {
      removeEventListener("beforeunload", stay);
      removeEventListener("click", wait, { capture: true });
    };
  }, [isSending]);
  useEffect(() => {
    if (isSending) return;
    if (status === "sent" && next.current !== null) location.assign(next.current);
    next.current = null;
  }, [isSending, status]);
}
