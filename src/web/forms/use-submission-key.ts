import { useRef } from "react";

/**
 * The idempotency key of a form: created with the first input, kept for a retry, and renewed by a change after sending. The served
 * HTML contains no key (specification 3, Behaviour).
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

/** Not `crypto.randomUUID`, which exists on secure origins only, not on a development server in the local network. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
