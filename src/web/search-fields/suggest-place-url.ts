import { nameIn } from "../../places/plausible-name.ts";
import { PLACE_FIELD } from "./place-field.ts";

export const SUGGEST_PLACE = "/plaats-voorstellen";

/** Where a place that nobody knows is suggested, with what was typed; null when no place is called so. */
export function suggestPlaceUrl(typed: string): string | null {
  return nameIn(typed) === null ? null : `${SUGGEST_PLACE}?${new URLSearchParams({ [PLACE_FIELD]: typed })}`;
}

/** With this parameter that page thanks. */
export const SUGGESTED = "voorstel";
