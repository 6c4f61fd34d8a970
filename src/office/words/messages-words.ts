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
  allTypes: "Fragen und Werbekunden",
  types: { QUESTION: "Frage", AD: "Werbekunde" },
  message: "Nachricht",
  states: { held: "zurückgehalten", rejected: "abgelehnt", passed: "weitergeleitet" },
  empty: "Noch keine Nachrichten.",
  emptyText: "Fragen und Nachrichten von Werbekunden stehen hier, sobald sie da sind.",
};

export const messagesWords = { nl, de };
