import type { ConsentWords } from "./nl.ts";

export const deConsent: ConsentWords = {
  consent: {
    title: "Dürfen wir Ihren Besuch messen?",
    text: "So erfahren wir, welche Ausflüge gut ankommen. Das geht mit Google und Cookies; ohne funktioniert alles genauso gut.",
    more: "Mehr zum Datenschutz",
    refuse: "Nein, danke",
    grant: "Ja, gern",
    nowRefused: "Ihre Wahl ist derzeit: Nein.",
    nowGranted: "Ihre Wahl ist derzeit: Ja.",
    kept: "Ihre Wahl ist gespeichert.",
  },
};
