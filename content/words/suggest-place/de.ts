import type { SuggestPlaceWords } from "./nl.ts";

export const deSuggestPlace: SuggestPlaceWords = {
  /** Second line of the offer in the suggestions for a place. */
  note: "Uns noch unbekannt: Die Redaktion prüft ihn",
  title: "Ort vorschlagen",
  lead: "Fehlt ein Ort? Schlagen Sie ihn vor. Die Redaktion prüft ihn, danach finden ihn alle.",
  name: "Name des Ortes",
  province: "Bundesland",
  choose: "Bundesland auswählen",
  submit: "Vorschlagen",
  thanksTitle: "Danke für Ihren Vorschlag",
  thanks: "Die Redaktion sieht ihn sich an. Stimmt er, ist der Ort danach zu finden.",
  again: "Noch einen Ort vorschlagen",
  wrong: "Das stimmt noch nicht",
  tooMany: "Gerade kommen sehr viele Vorschläge an. Versuchen Sie es in einer Stunde noch einmal.",
  failed: "Ihr Vorschlag kam nicht richtig an. Versuchen Sie es noch einmal.",
};
