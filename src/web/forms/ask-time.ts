import { TIME_FIELD } from "../../abuse/signals.ts";

/** Forms that have a time, or are on their way to it. */
const asked = new WeakSet<HTMLFormElement>();

/**
 * Asks the server for the signed moment at which somebody first touched a form, and puts it into the form: people are told from
 * programs by it. A form without it is taken too: when it cannot be had, nothing is lost.
 */
export async function askTime(form: HTMLFormElement): Promise<void> {
  if (asked.has(form)) return;
  asked.add(form);
  const time = await askServer().catch(() => null);
  const field = form.elements.namedItem(TIME_FIELD);
  if (time !== null && field instanceof HTMLInputElement) field.value = time;
  // A failed fetch is tried again with the next focus of the form.
  else asked.delete(form);
}

async function askServer(): Promise<string | null> {
  const answer = await fetch("/form/time", { cache: "no-store" });
  return answer.ok ? answer.text() : null;
}
