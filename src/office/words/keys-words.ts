const nl = {
  title: "Toetsen",
  all: [
    { key: "j", does: "volgende regel" },
    { key: "k", does: "vorige regel" },
    { key: "Enter", does: "regel openen" },
    { key: "a", does: "vrijgeven" },
    { key: "r", does: "afwijzen" },
    { key: "n", does: "volgende inzending" },
    { key: "?", does: "deze lijst" },
  ],
  off: "Losse letters kun je uitzetten onder Account.",
  close: "Sluiten",
};

const de: typeof nl = {
  title: "Tasten",
  all: [
    { key: "j", does: "nächste Zeile" },
    { key: "k", does: "vorige Zeile" },
    { key: "Enter", does: "Zeile öffnen" },
    { key: "a", does: "freigeben" },
    { key: "r", does: "ablehnen" },
    { key: "n", does: "nächste Einsendung" },
    { key: "?", does: "diese Liste" },
  ],
  off: "Einzelne Buchstaben lassen sich unter Konto ausschalten.",
  close: "Schließen",
};

export const keysWords = { nl, de };
