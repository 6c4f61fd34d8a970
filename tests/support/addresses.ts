import type { Brand } from "../../src/brands/brand.ts";
import { SEARCHES } from "./searches.ts";

/** An address of every screen; those that a brand does not have show its not-found screen. `organisation` is one of its own. */
export function addresses({ key, lang, openingWords }: Brand, organisation: string): string[] {
  const [word = ""] = openingWords;
  return [
    "/",
    "/uitjes",
    `/uitjes?plaats=${encodeURIComponent(SEARCHES[key].place)}&personen=20`,
    `/uitjes/${SEARCHES[key].slug}`,
    `/${word}`,
    SEARCHES[key].emptyLanding,
    "/overzicht",
    organisation,
    "/agenda",
    "/blogs",
    "/blogs/teambuilding.html",
    "/blog/3",
    "/helpdesk",
    "/adverteren",
    "/over-ons",
    "/over-de-volgorde",
    "/nieuwsbrief",
    "/nieuwsbrief/bevestigen?t=x",
    "/nieuwsbrief/afmelden?t=x",
    "/privacy",
    `/voorwaarden/${lang.slice(0, 2)}`,
    "/impressum",
    "/not-found",
  ];
}
