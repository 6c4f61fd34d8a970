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
    const time = await askServer().catch(() => null);
    // Whoever comes back to the form asks again.
    if (time === null) isAsked.current = false;
    else if (field.current) field.current.value = time;
  }

  return { field, ask };
}

async function askServer(): Promise<string | null> {
  const answer = await fetch("/form/time", { cache: "no-store" });
  return answer.ok ? answer.text() : null;
}
