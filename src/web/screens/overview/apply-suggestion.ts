import type { Suggestion } from "../../../contract/entities/suggestion.ts";
import { organisationUrl } from "../../../organisations/address/organisation-url.ts";
import { goTo } from "../../navigation/go-to.ts";
import { writeSuggestion } from "../../search-fields/place-field.ts";
import { isInPanel } from "../../ui/dialog/panel-of-form.ts";
import { releaseEntry } from "../../ui/dialog/dialog-history.ts";
import { goLevelUp } from "../../ui/dialog/panel-levels.ts";

/** Applies a keyword suggestion: ticks a filter, searches for a kind, a title or a word, or opens the page of an organisation. */
export function applySuggestion(suggestion: Suggestion, input: HTMLInputElement): void {
  switch (suggestion.kind) {
    case "filter":
      return tickFilter(suggestion, input);
    case "organisation":
      return openPage(organisationUrl(suggestion), isInPanel(input.form));
    case "kind":
    case "title":
    case "word":
      return writeSuggestion(input, suggestion.name);
  }
}

/** A page opened from the panel replaces the panel's history entry. */
function openPage(url: string, replace: boolean): void {
  if (replace) releaseEntry();
  goTo(url, { replace });
}

/** Ticks the checkbox of a filter; searches for the filter's name when it has no checkbox. */
function tickFilter({ id, name }: { id: number; name: string }, input: HTMLInputElement): void {
  const box = input.form?.querySelector<HTMLInputElement>(`input[name="filters"][value="${id}"]`);
  if (!box) return writeSuggestion(input, name);
  writeSuggestion(input, "");
  if (!box.checked) {
    // It is disabled when no activity fits both it and the text that was just removed.
    box.disabled = false;
    box.click();
  }
  // On a phone the keyword filter covers the list of filters with the new choice.
  const panel = input.closest("dialog");
  if (panel && goLevelUp(panel)) box.closest("details")?.querySelector("summary")?.focus();
}
