import { nameIn } from "../../places/plausible-name.ts";
import { PLACE_FIELD } from "./place-field.ts";

export const SUGGEST_PLACE = "/plaats-voorstellen";

/** The page where an unknown place can be suggested, with the typed text; null when the text cannot be a place name. */
export function suggestPlaceUrl(typed: string): string | null {
  return nameIn(typed) === null ? null : `${SUGGEST_PLACE}?${new URLSearchParams({ [PLACE_FIELD]: typed })}`;
}

/** Parameter with which that page says thanks. */
export const SUGGESTED = "voorstel";
