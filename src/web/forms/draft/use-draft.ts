import { useEffect, useRef } from "react";
import type { Draft } from "./open-draft.ts";
import { hasDrafts } from "../../islands/has-drafts.ts";

type DraftOptions = {
  /** Name of the form, unique on its page. */
  name: string;
  isSent: boolean;
  /** Whether the server returned the page with the posted input. */
  isAnswered: boolean;
};

/**
 * Keeps the input of a form while its tab is open: it is restored when the visitor returns to the page, and contact details are filled in
 * in other forms. The code is loaded when the form is focused, or at once if there is input.
 */
export function useDraft(form: React.RefObject<HTMLFormElement | null>, { name, isSent, isAnswered }: DraftOptions): () => void {
  const draft = useRef<Promise<Draft | null>>(null);

  function open() {
    const restores = !isAnswered && !isSent;
    draft.current ??= import("./open-draft.ts").then(
      ({ openDraft }) => openDraft(form.current, { name, restores }),
      // Loading is tried again with the next focus.
      () => (draft.current = null),
    );
    return draft.current;
  }

  useEffect(() => {
    if (draft.current || hasInput(form.current)) void open().then((opened) => isSent && opened?.forget());
  }, [isSent]);
  return open;
}

/** Whether there is input: in this tab, or in this form before hydration. */
function hasInput(form: HTMLFormElement | null): boolean {
  if (hasDrafts()) return true;
  const fields = form?.querySelectorAll<HTMLInputElement>("input,textarea") ?? [];
  return [...fields].some(({ type, checked, defaultChecked, value, defaultValue }) =>
    /checkbox|radio/.test(type) ? checked !== defaultChecked : value !== defaultValue,
  );
}
