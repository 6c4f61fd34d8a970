const nl = {
  title: "Toetsen",
  ofRows: [
    { key: "j", does: "volgende regel" },
    { key: "k", does: "vorige regel" },
    { key: "Enter", does: "regel openen" },
  ],
  help: "deze lijst",
  off: "Losse letters kun je uitzetten onder Account.",
  close: "Sluiten",
};

const de: typeof nl = {
  title: "Tasten",
  ofRows: [
    { key: "j", does: "nächste Zeile" },
    { key: "k", does: "vorige Zeile" },
    { key: "Enter", does: "Zeile öffnen" },
  ],
  help: "diese Liste",
  off: "Einzelne Buchstaben lassen sich unter Konto ausschalten.",
  close: "Schließen",
};

export const keysWords = { nl, de };
