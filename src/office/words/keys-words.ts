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
  title: "Tastenkürzel",
  ofRows: [
    { key: "j", does: "nächste Zeile" },
    { key: "k", does: "vorige Zeile" },
    { key: "Enter", does: "Zeile öffnen" },
  ],
  help: "diese Übersicht",
  off: "Einzelne Buchstaben als Tastenkürzel lassen sich unter „Konto“ ausschalten.",
  close: "Schließen",
};

export const keysWords = { nl, de };
