import { useRef } from "react";

/**
 * A key for what stands in the form: made when it is first touched, kept while the same is sent again, and made anew
 * when something is changed after it was sent. The HTML carries none (decisions, Behaviour).
 */
export function useSubmissionKey() {
  const field = useRef<HTMLInputElement>(null);
  const wasSent = useRef(false);

  function touched() {
    if (!field.current || (field.current.value !== "" && !wasSent.current)) return;
    field.current.value = randomKey();
    wasSent.current = false;
  }

  function sent() {
    if (field.current?.value === "") touched();
    wasSent.current = true;
  }

  return { field, touched, sent };
}

/** `crypto.randomUUID` exists on secure origins only; a phone that tries out a server over the network has none. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
