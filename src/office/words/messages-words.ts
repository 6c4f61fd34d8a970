const nl = {
  title: (id: number) => `Bericht ${id}`,
  type: "Soort",
  allTypes: "Vragen en adverteerders",
  types: { QUESTION: "vraag", AD: "adverteerder" },
  message: "Bericht",
  states: { held: "vastgehouden", rejected: "afgewezen", passed: "doorgestuurd" },
  empty: "Nog geen berichten.",
  emptyText: "Vragen en berichten van adverteerders staan hier zodra ze er zijn.",
};

const de: typeof nl = {
  title: (id) => `Nachricht ${id}`,
  type: "Art",
  allTypes: "Fragen und Werbeanfragen",
  types: { QUESTION: "Frage", AD: "Werbeanfrage" },
  message: "Nachricht",
  states: { held: "zurückgehalten", rejected: "abgelehnt", passed: "weitergeleitet" },
  empty: "Noch keine Nachrichten.",
  emptyText: "Fragen und Werbeanfragen stehen hier, sobald sie eingehen.",
};

export const messagesWords = { nl, de };
