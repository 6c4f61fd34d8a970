import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import type { AgendaState } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";

/** What stands in the two date fields; empty where nothing does. */
export type Days = { from: string; to: string };

/**
 * What stands in the agenda's fields: it follows the address, but what somebody is typing is never written over by the
 * answer to what they typed before. A new `edition` of the text fields begins with what the address says.
 */
export function useAgendaFields(form: React.RefObject<HTMLFormElement | null>, state: AgendaState) {
  const isIdle = useNavigation().state === "idle";
  const [days, setDays] = useState(daysOf(state));
  const [edition, setEdition] = useState(0);
  const isOwn = useRef(false);
  const shown = agendaUrl({ ...state, page: 1 });
  const followed = useRef(shown);

  function takeAddress() {
    if (isIdle) setEdition((number) => number + 1);
  }

  // What was filled in before the page was alive stays.
  useEffect(() => {
    if (form.current) setDays(daysIn(new FormData(form.current)));
  }, []);
  useEffect(() => {
    if (!isIdle) return;
    const wasOwn = isOwn.current;
    isOwn.current = false;
    if (followed.current === shown) return;
    followed.current = shown;
    if (!wasOwn) setDays(daysOf(state));
    if (!wasOwn || !isTyping(form.current)) takeAddress();
  }, [isIdle, shown]);

  return {
    days,
    edition,
    takeAddress,
    /** An end goes with its start, and when the start comes after it. */
    setDays: ({ from, to }: Days) => setDays({ from, to: from !== "" && to >= from ? to : "" }),
    /** The next address is the one that the fields asked for. */
    keepTyped: () => void (isOwn.current = true),
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

function isTyping(form: HTMLFormElement | null): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && activeElement.type !== "date" && form === activeElement.form;
}
