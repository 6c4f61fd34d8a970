const nl = {
  when: "Wanneer",
  who: "Wie",
  what: "Wat",
  changes: "Veranderd",
  reason: "Reden",
  action: "Handeling",
  allActions: "Alle handelingen",
  subject: "Soort",
  allSubjects: "Alle soorten",
  empty: "Nog geen handelingen.",
  undoneBy: "ongedaan gemaakt",
  moreChanges: (count: number) => `Nog ${count}`,
  nobody: "–",
};

const de: typeof nl = {
  when: "Wann",
  who: "Wer",
  what: "Was",
  changes: "Geändert",
  reason: "Grund",
  action: "Schritt",
  allActions: "Alle Schritte",
  subject: "Art",
  allSubjects: "Alle Arten",
  empty: "Noch keine Schritte.",
  undoneBy: "rückgängig gemacht",
  moreChanges: (count) => `Noch ${count}`,
  nobody: "–",
};

export const logWords = { nl, de };
