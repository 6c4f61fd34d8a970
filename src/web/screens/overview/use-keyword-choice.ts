import type { Suggestion } from "../../../contract/entities/suggestion.ts";
import { organisationUrl } from "../../../organisations/organisation-url.ts";
import { goTo } from "../../document/go-to.ts";
import { writeChosen } from "../../search/place-field.ts";
import { isInPanel } from "../../ui/panel-of-form.ts";
import { giveUpEntry } from "../../ui/sheet-history.ts";
import { goLevelUp } from "../../ui/panel-levels.ts";

/** What choosing a suggestion does in the filter form: a filter is turned on, a kind, a title or a word searched for, an organisation shown. */
export function useKeywordChoice() {
  function show(url: string, input: HTMLInputElement) {
    const replace = isInPanel(input.form);
    if (replace) giveUpEntry();
    goTo(url, { replace });
  }

  return (suggestion: Suggestion, input: HTMLInputElement) => {
    switch (suggestion.kind) {
      case "filter":
        return turnOn(suggestion, input);
      case "organisation":
        return show(organisationUrl(suggestion), input);
      case "kind":
      case "title":
      case "word":
        return writeChosen(input, suggestion.name);
    }
  };
}

/** Ticks the box of a filter instead of searching for its name; one without a box is searched for. */
function turnOn({ id, name }: { id: number; name: string }, input: HTMLInputElement): void {
  const box = input.form?.querySelector<HTMLInputElement>(`input[name="filters"][value="${id}"]`);
  if (!box) return writeChosen(input, name);
  writeChosen(input, "");
  if (!box.checked) {
    // It may leave nothing beside the text that has just gone.
    box.disabled = false;
    box.click();
  }
  // On a phone the field, empty now, covers the list in which the choice stands.
  const panel = input.closest("dialog");
  if (panel && goLevelUp(panel)) box.closest("details")?.querySelector("summary")?.focus();
}
