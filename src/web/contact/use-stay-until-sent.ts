import { useEffect } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import type { FormState } from "../forms/visitor-form.tsx";

/**
 * For a form that says 'sent' before it is: who goes on to another page arrives there once it is true, and stays with
 * what they typed when it turns out not to be (decisions, Behaviour).
 */
export function useStayUntilSent(status: FormState["status"]): void {
  const isSending = status === "sending";
  const blocker = useBlocker(isSending);
  useEffect(() => {
    if (blocker.state !== "blocked" || isSending) return;
    if (status === "sent") blocker.proceed();
    else blocker.reset();
  }, [blocker, isSending, status]);
  useBeforeUnload((event) => {
    if (isSending) event.preventDefault();
  });
}
