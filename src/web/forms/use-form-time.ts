import { useRef } from "react";

/**
 * The signed moment at which somebody first touched a form, asked from the server, which tells people from programs by
 * it. A form without it is taken too: when it cannot be had, nothing is lost.
 */
export function useFormTime() {
  const field = useRef<HTMLInputElement>(null);
  const isAsked = useRef(false);

  async function ask(): Promise<void> {
    if (isAsked.current) return;
    isAsked.current = true;
    const answer = await fetch("/form/time", { cache: "no-store" }).catch(() => null);
    if (answer?.ok && field.current) field.current.value = await answer.text();
  }

  return { field, ask };
}
