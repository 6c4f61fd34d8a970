import { ended, type FoundWords } from "./nl.ts";

export const deFound: FoundWords = {
  title: (activities, where, persons) => [activities, where, persons && `für ${persons}`].filter(Boolean).join(" "),
  count: (activities) => `${activities} gefunden`,
  countAround: (activities, inPlace, place) =>
    inPlace === 0
      ? `${activities} rund um ${place} gefunden, noch keiner in ${place} selbst`
      : `${activities} gefunden, davon ${inPlace} in ${place}`,
  around: (place) => `in und um ${place}`,
  near: (place) => `rund um ${place}`,
  away: (place, km) => `${place} · ± ${km} km`,
  placeUnknown: (place) => `Den Ort „${place}“ kennen wir nicht. Versuchen Sie es mit einer Stadt oder einem Bundesland in der Nähe.`,
  signsAlone: "Nach Satzzeichen oder Emojis allein lässt sich nicht suchen. Versuchen Sie es mit einem Wort.",
  understood: (names) => ended(`Verstanden: ${names}`),
  group: (persons) => `${persons} Personen`,
  budget: ({ euros, bands }) =>
    euros === bands ? `bis ${euros} € p. P.` : `${String(euros).replace(".", ",")} € p. P. (Preisklassen bis ${bands} €)`,
  wider: (km) => `Weiter gesucht: im Umkreis von ${km} km.`,
  letGo: (texts) => ended(`Alles zusammen gibt es nicht. Weggelassen: ${texts}`),
  notUsed: (texts) => ended(`Nicht verwendet: ${texts}`),
  order: { rotates: "Die Reihenfolge wechselt jede Stunde. Niemand zahlt für einen besseren Platz.", about: "So entsteht die Reihenfolge" },
  help: {
    title: "Sie können sich nicht entscheiden?",
    text: "Sagen Sie uns, wie viele Sie sind und was Ihnen vorschwebt, dann suchen wir gemeinsam. Kostenlos und unverbindlich.",
    button: "Zur Hilfeseite",
  },
  literally: "Wörtlich suchen",
  inMenu: "Suchen",
  asSentence: "Als Satz suchen",
  everythingThere: (activities, where) => `${activities} ${where} ansehen`,
};
