import { useEffect, useRef } from "react";
import type { Draft } from "./open-draft.ts";
import { hasDrafts } from "../../islands/has-drafts.ts";

type DraftOptions = {
  /** Of the form on its page. */
  name: string;
  isSent: boolean;
  /** Whether the page came back as the answer to this form, with all that was typed. */
  isAnswered: boolean;
};

/**
 * Keeps what stands in a form for as long as its tab is open: who leaves the page and comes back finds it as it was typed, and
 * who they are is filled in already in the next form. What does so is fetched when somebody begins, or has begun before.
 */
export function useDraft(form: React.RefObject<HTMLFormElement | null>, { name, isSent, isAnswered }: DraftOptions): () => void {
  const draft = useRef<Promise<Draft | null>>(null);

  function open() {
    const restores = !isAnswered && !isSent;
    draft.current ??= import("./open-draft.ts").then(
      ({ openDraft }) => openDraft(form.current, { name, restores }),
      // It is asked for again with the next field.
      () => (draft.current = null),
    );
    return draft.current;
  }

  useEffect(() => {
    if (draft.current || isBegun(form.current)) void open().then((opened) => isSent && opened?.forget());
  }, [isSent]);
  return open;
}

/** In this tab, or in this form before hydration. */
function isBegun(form: HTMLFormElement | null): boolean {
  if (hasDrafts()) return true;
  const fields = form?.querySelectorAll<HTMLInputElement>("input,textarea") ?? [];
  return [...fields].some(({ type, checked, defaultChecked, value, defaultValue }) =>
    /checkbox|radio/.test(type) ? checked !== defaultChecked : value !== defaultValue,
  );
}
