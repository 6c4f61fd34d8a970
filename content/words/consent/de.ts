import type { ConsentWords } from "./nl.ts";

export const deConsent: ConsentWords = {
  consent: {
    title: "Dürfen wir messen, was Sie sich ansehen?",
    text: "So erfahren wir, welche Ausflüge gut ankommen. Dafür nutzen wir Google und damit auch Cookies. Ohne funktioniert alles genauso gut.",
    more: "Mehr zum Datenschutz",
    refuse: "Nein, lieber nicht",
    grant: "Ja, gern",
    nowRefused: "Ihre Wahl ist derzeit: Nein.",
    nowGranted: "Ihre Wahl ist derzeit: Ja.",
    kept: "Ihre Wahl ist gespeichert.",
  },
};
