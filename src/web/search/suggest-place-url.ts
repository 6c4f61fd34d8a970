import { PLACE_FIELD } from "./place-field.ts";

/** Where a place that nobody knows is suggested, with what was typed. */
export function suggestPlaceUrl(typed: string): string {
  return `/plaats-voorstellen?${new URLSearchParams({ [PLACE_FIELD]: typed })}`;
}

/** With this parameter that page thanks. */
export const SUGGESTED = "voorstel";
