import type { BrandKey } from "../../src/brands/brand.ts";
import { SEARCHES } from "./searches.ts";

/** An address of every screen; those that a brand does not have show its not-found screen. */
export function addresses(key: BrandKey): string[] {
  return [
    "/",
    "/uitjes",
    `/uitjes?plaats=${encodeURIComponent(SEARCHES[key].place)}&personen=20`,
    `/uitjes/${SEARCHES[key].slug}`,
    "/overzicht",
    "/agenda",
    "/blogs",
    "/blog/3",
    "/helpdesk",
    "/adverteren",
    "/over-ons",
    "/nieuwsbrief",
    "/privacy",
    "/not-found",
  ];
}
