import { useEffect, useRef, useState } from "react";

/**
 * Lets the controls of a form show again what the page shows. `revision` counts how often they did, for what keeps a state of
 * its own: the place and the slider.
 */
export function useFollowedForm(form: React.RefObject<HTMLFormElement | null>, place: string | null) {
  const [revision, setRevision] = useState(0);
  const wroteIn = useRef("");

  // Only now have all defaults been rendered.
  useEffect(() => {
    if (revision > 0 && form.current) showDefaults(form.current);
  }, [revision]);
  // A place that was understood is written anew, in a new field: who typed it is still there.
  useEffect(() => {
    if (wroteIn.current && document.activeElement === document.body) document.getElementById(wroteIn.current)?.focus();
    wroteIn.current = "";
  }, [place]);

  function rememberFocus() {
    const focused = document.activeElement;
    wroteIn.current = focused instanceof HTMLInputElement && form.current?.contains(focused) ? focused.id : "";
  }

  return { revision, follow: () => setRevision((number) => number + 1), rememberFocus };
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
