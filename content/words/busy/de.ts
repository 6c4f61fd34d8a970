import type { BusyWords } from "./nl.ts";

export const deBusy: BusyWords = {
  title: "Gerade ist viel los",
  text: "Im Moment wird mehr angefragt, als wir gleichzeitig zeigen können. In ein paar Sekunden geht es wieder.",
  typed: "Sie haben ein Formular ausgefüllt? Gehen Sie eine Seite zurück: Ihre Angaben stehen noch da.",
  again: "Noch einmal versuchen",
};
