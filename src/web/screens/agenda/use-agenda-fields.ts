import { useEffect, useRef, useState } from "react";
import { NavigationType, useNavigation, useNavigationType } from "react-router";
import type { AgendaState } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { PLACE_FIELD } from "../../search/place-field.ts";

/** What stands in the two date fields; empty where nothing does. */
export type Days = { from: string; to: string };

/**
 * What stands in the agenda's fields: it follows the address, but what somebody is typing is never written over by the
 * answer to what they typed before.
 */
export function useAgendaFields(form: React.RefObject<HTMLFormElement | null>, state: AgendaState) {
  const isIdle = useNavigation().state === "idle";
  // Who goes back at once may never have been shown what the fields asked for.
  const isBack = useNavigationType() === NavigationType.Pop;
  const [days, setDays] = useState(daysOf(state));
  /** The city as it stood there when the fields asked for the next address; null when something else did. */
  const askedCity = useRef<string>(null);
  const shown = agendaUrl({ ...state, page: 1 });
  const followed = useRef(shown);

  // What was filled in before the page was alive stays.
  useEffect(() => {
    if (form.current) setDays(daysIn(new FormData(form.current)));
  }, []);
  useEffect(() => {
    if (!isIdle) return;
    const asked = isBack ? null : askedCity.current;
    askedCity.current = null;
    if (asked !== null) writeCity(form.current, { asked, understood: state.city });
    if (followed.current === shown) return;
    followed.current = shown;
    if (asked !== null) return;
    setDays(daysOf(state));
    for (const input of textsIn(form.current)) input.value = input.defaultValue;
  }, [isIdle, isBack, shown]);

  return {
    days,
    /** An end goes with its start, and when the start comes after it. */
    setDays: ({ from, to }: Days) => setDays({ from, to: from !== "" && to >= from ? to : "" }),
    /** The next address is the one that the fields asked for. */
    keepTyped: () => void (askedCity.current = cityIn(form.current)?.value ?? ""),
    /** The next address is that of something else, whatever the fields asked for. */
    followAddress: () => void (askedCity.current = null),
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
