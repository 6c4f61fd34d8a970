import { useEffect, useRef, useState } from "react";
import { onSteps, readSteps } from "../../document/steps/step-store.ts";

/** `sentence` is what the page was understood from: its controls then hold what was read, and not what was typed. */
type Shown = { shown: string; place: string | null; sentence: string | null; isIdle: boolean };

/**
 * Keeps the controls of a form and the search that the page shows together. Where the form itself led (`leads`) its
 * controls are ahead and stay as they are, so that nobody loses a letter or the focus; where something else led (the
 * way back, a chip), or where nothing came of it, they follow. `revision` counts how often they did,
 * for what keeps a state of its own: the place and the slider.
 */
export function useFollowedForm(form: React.RefObject<HTMLFormElement | null>, { shown, place, sentence, isIdle }: Shown) {
  const [revision, setRevision] = useState(0);
  const last = useRef(shown);
  const understood = useRef(sentence);
  /** What was shown when the form led elsewhere; null when it did not. */
  const before = useRef<string>(null);
  /** Where the form led last, and whether another step began after that. */
  const led = useRef<string>(null);
  const isOvertaken = useRef(false);
  const wroteIn = useRef("");

  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (before.current === null) follow();
  }, [shown]);
  useEffect(() => {
    if (!isIdle || before.current === null) return;
    const cameOfIt = before.current !== shown && !isOvertaken.current;
    before.current = null;
    if (!cameOfIt || understood.current !== sentence) follow();
    understood.current = sentence;
  }, [isIdle, shown]);
  // Only now have all defaults been rendered.
  useEffect(() => {
    if (revision > 0 && form.current) showDefaults(form.current);
  }, [revision]);
  // A place that was understood is written anew, in a new field: who typed it is still there.
  useEffect(() => {
    if (wroteIn.current && document.activeElement === document.body) document.getElementById(wroteIn.current)?.focus();
    wroteIn.current = "";
  }, [place]);

  function follow() {
    setRevision((number) => number + 1);
  }

  // A way back, or a link of the list, that was followed after the form led on: what arrives is not of the form.
  useEffect(
    () =>
      onSteps(() => {
        const { pending } = readSteps();
        if (pending !== null && pending !== led.current) isOvertaken.current = true;
      }),
    [],
  );

  function leads(url: string) {
    led.current = url;
    isOvertaken.current = false;
    const focused = document.activeElement;
    wroteIn.current = focused instanceof HTMLInputElement && form.current?.contains(focused) ? focused.id : "";
    before.current ??= last.current;
  }

  return { revision, follow, leads };
}

/**
 * React keeps the default of every control up to date but that of a select, which names it itself. Each is set by hand:
 * after `reset()` React would not notice that a box is ticked again.
 */
function showDefaults(form: HTMLFormElement) {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = control.dataset.shown ?? "";
    else if (control instanceof HTMLInputElement) showDefault(control);
  }
}

/** A field without a name is of the page alone: no search says what stands in it. */
function showDefault(input: HTMLInputElement) {
  if (input.name === "") return;
  if (input.type === "checkbox" || input.type === "radio") input.checked = input.defaultChecked;
  else if (input.type === "search") input.value = input.defaultValue;
}
