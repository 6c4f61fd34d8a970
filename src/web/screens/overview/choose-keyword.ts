import type { Suggestion } from "../../../contract/entities/suggestion.ts";
import { organisationUrl } from "../../../organisations/address/organisation-url.ts";
import { goTo } from "../../navigation/go-to.ts";
import { writeChosen } from "../../search-fields/place-field.ts";
import { isInPanel } from "../../ui/dialog/panel-of-form.ts";
import { giveUpEntry } from "../../ui/dialog/dialog-history.ts";
import { goLevelUp } from "../../ui/dialog/panel-levels.ts";

/** Chooses a suggestion in the filter form: turns a filter on, searches for a kind, a title or a word, or shows an organisation. */
export function chooseKeyword(suggestion: Suggestion, input: HTMLInputElement): void {
  switch (suggestion.kind) {
    case "filter":
      return turnOn(suggestion, input);
    case "organisation":
      return show(organisationUrl(suggestion), isInPanel(input.form));
    case "kind":
    case "title":
    case "word":
      return writeChosen(input, suggestion.name);
  }
}

/** A page that is left from the panel takes the place of the panel's entry of the history. */
function show(url: string, replace: boolean): void {
  if (replace) giveUpEntry();
  goTo(url, { replace });
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
