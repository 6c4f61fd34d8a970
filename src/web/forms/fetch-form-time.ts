import { TIME_FIELD } from "../../abuse/signals.ts";

/** Forms that have a time, or whose request is pending. */
const requested = new WeakSet<HTMLFormElement>();

/** Fetches a signed timestamp of the first interaction with a form into its hidden field, for bot detection. The field may stay empty. */
export async function fetchFormTime(form: HTMLFormElement): Promise<void> {
  if (requested.has(form)) return;
  requested.add(form);
  const time = await fetchTime().catch(() => null);
  const field = form.elements.namedItem(TIME_FIELD);
  if (time !== null && field instanceof HTMLInputElement) field.value = time;
  // A failed request is repeated with the next focus of the form.
  else requested.delete(form);
}

async function fetchTime(): Promise<string | null> {
  const answer = await fetch("/form/time", { cache: "no-store" });
  return answer.ok ? answer.text() : null;
}
