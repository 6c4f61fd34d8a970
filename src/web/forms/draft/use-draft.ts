import { useEffect, useEffectEvent, useRef } from "react";
import type { Draft } from "./open-draft.ts";
import { DRAFTS } from "./drafts-key.ts";

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
export function useDraft(form: React.RefObject<HTMLFormElement | null>, { name, isSent, isAnswered }: DraftOptions) {
  const opening = useRef<Promise<Draft | null>>(null);
  const draft = useRef<Draft>(null);

  function open(): Promise<Draft | null> {
    opening.current ??= openFor(form.current, { name, restores: !isAnswered && !isSent })
      .then((opened) => (draft.current = opened))
      // It is asked for again with the next field.
      .catch(() => (opening.current = null));
    return opening.current;
  }

  const begin = useEffectEvent(() => {
    if (!isSent && form.current && (hasDrafts() || isTypedIn(form.current))) void open();
  });
  useEffect(() => begin(), []);
  const forget = useEffectEvent(() => {
    if (opening.current || hasDrafts()) void open().then((opened) => opened?.forget());
  });
  useEffect(() => {
    if (isSent) forget();
  }, [isSent]);

  return { open: () => void open(), save: () => draft.current?.save() };
}

type Opening = { name: string; restores: boolean };

async function openFor(form: HTMLFormElement | null, { name, restores }: Opening): Promise<Draft> {
  const { openDraft } = await import("./open-draft.ts");
  return openDraft(form, { id: `${location.pathname} ${name}`, name, restores });
}

function hasDrafts(): boolean {
  try {
    return sessionStorage.getItem(DRAFTS) !== null;
  } catch {
    // A browser that keeps nothing for this site.
    return false;
  }
}

/** Before hydration, or by the browser when it brought the page back. */
function isTypedIn(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => "defaultValue" in field && "value" in field && field.value !== field.defaultValue);
}
