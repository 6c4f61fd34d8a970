import { useEffect, useRef, useState } from "react";

/** Resets the controls of a form to the shown search. `revision` counts the resets, for controls with their own state: place and slider. */
export function useResetControls(form: React.RefObject<HTMLFormElement | null>, place: string | null) {
  const [revision, setRevision] = useState(0);
  const focusedId = useRef("");

  // An effect: all defaults must be rendered first.
  useEffect(() => {
    if (revision > 0 && form.current) resetAll(form.current);
  }, [revision]);
  // A resolved place is rendered in a new field, which the focus returns to.
  useEffect(() => {
    if (focusedId.current && document.activeElement === document.body) document.getElementById(focusedId.current)?.focus();
    focusedId.current = "";
  }, [place]);

  function rememberFocus() {
    const focused = document.activeElement;
    focusedId.current = focused instanceof HTMLInputElement && form.current?.contains(focused) ? focused.id : "";
  }

  return { revision, reset: () => setRevision((number) => number + 1), rememberFocus };
}

/**
 * React updates the default of every control except a select, which has `data-shown`. Not by `form.reset()`: after it React would not
 * notice that a checkbox is ticked again.
 */
function resetAll(form: HTMLFormElement) {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = control.dataset.shown ?? "";
    else if (control instanceof HTMLInputElement) resetInput(control);
  }
}

/** A field without a name is not part of the search. */
function resetInput(input: HTMLInputElement) {
  if (input.name === "") return;
  if (input.type === "checkbox" || input.type === "radio") input.checked = input.defaultChecked;
  else if (input.type === "search") input.value = input.defaultValue;
}
