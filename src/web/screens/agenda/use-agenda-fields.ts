import { useEffect, useRef, useState } from "react";
import type { AgendaState } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { readSteps } from "../../document/steps/step-store.ts";
import { useSteps } from "../../document/steps/use-steps.ts";
import { PLACE_FIELD } from "../../search/place-field.ts";

/** What stands in the two date fields; empty where nothing does. */
export type Days = { from: string; to: string };

/**
 * What stands in the agenda's fields: it follows the address, but what somebody is typing is never written over by the
 * answer to what they typed before.
 */
export function useAgendaFields(form: React.RefObject<HTMLFormElement | null>, state: AgendaState) {
  const isIdle = useSteps().pending === null;
  const [days, setDays] = useState(daysOf(state));
  /** The city as it stood there when the fields asked for the next address; null when something else did. */
  const askedCity = useRef<string>(null);
  /** The address that is shown. */
  const address = useRef<string>(null);
  const shown = agendaUrl({ ...state, page: 1 });
  const followed = useRef(shown);

  // Fields that were filled in before hydration keep their values.
  useEffect(() => {
    if (form.current) setDays(daysIn(new FormData(form.current)));
  }, []);
  useEffect(() => {
    if (!isIdle) return;
    const before = address.current;
    address.current = readSteps().shown;
    const asked = askedCity.current;
    askedCity.current = null;
    // A step that failed changes nothing in the fields.
    if (asked !== null && before === address.current) return;
    if (asked !== null) writeCity(form.current, { asked, understood: state.city });
    if (followed.current === shown) return;
    followed.current = shown;
    if (asked !== null) return;
    setDays(daysOf(state));
    for (const input of textsIn(form.current)) input.value = input.defaultValue;
  }, [isIdle, shown]);

  /** The next address is that of something else, whatever the fields asked for. */
  function followAddress() {
    askedCity.current = null;
  }
  // A visitor who goes back at once may never have been shown what the fields asked for.
  useEffect(() => {
    addEventListener("popstate", followAddress);
    return () => removeEventListener("popstate", followAddress);
  }, []);

  return {
    days,
    /** An end goes with its start, and when the start comes after it. */
    setDays: ({ from, to }: Days) => setDays({ from, to: from !== "" && to >= from ? to : "" }),
    /** The next address is the one that the fields asked for. */
    keepTyped: () => void (askedCity.current = cityIn(form.current)?.value ?? ""),
    followAddress,
  };
}

function daysOf({ from, to }: AgendaState): Days {
  return { from: from ?? "", to: to ?? "" };
}

function daysIn(form: FormData): Days {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { from: textOf("van"), to: textOf("tot") };
}

function textsIn(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement).filter(({ type }) => type !== "date");
}

function cityIn(form: HTMLFormElement | null): HTMLInputElement | undefined {
  return textsIn(form).find(({ name }) => name === PLACE_FIELD);
}

/** A city that was understood is written in full, also while the focus is there, unless somebody typed on. */
function writeCity(form: HTMLFormElement | null, { asked, understood }: { asked: string; understood: string }): void {
  const city = cityIn(form);
  if (city?.value === asked) city.value = understood;
}
