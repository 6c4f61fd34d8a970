const nl = {
  title: (id: number) => `Offerteaanvraag ${id}`,
  activity: "Uitje",
  activityGone: "staat nu niet op de site",
  organisation: "Aanbieder",
  persons: "Personen",
  plannedDate: "Datum",
  reference: "Kenmerk",
  subscribe: "Nieuwsbrief gevraagd",
  states: { held: "vastgehouden", rejected: "afgewezen", passed: "doorgegeven" },
  empty: "Nog geen offerteaanvragen.",
  emptyText: "Zodra een bezoeker een offerte vraagt, staat die hier.",
  resend: "Mail de aanbieder opnieuw",
  resendLead: "Dezelfde mail gaat nog een keer naar wie nu de aanvragen van dit uitje krijgt.",
  queued: "De mail aan de aanbieder staat al klaar; er is geen tweede bij gezet.",
  undecided: "Deze aanvraag is vastgehouden of afgewezen: de aanbieder krijgt haar niet.",
};

const de: typeof nl = {
  title: (id) => `Angebotsanfrage ${id}`,
  activity: "Ausflug",
  activityGone: "steht zurzeit nicht auf der Website",
  organisation: "Anbieter",
  persons: "Personen",
  plannedDate: "Datum",
  reference: "Referenz",
  subscribe: "Newsletter gewünscht",
  states: { held: "zurückgehalten", rejected: "abgelehnt", passed: "weitergegeben" },
  empty: "Noch keine Angebotsanfragen.",
  emptyText: "Sobald ein Besucher ein Angebot anfragt, steht es hier.",
  resend: "Erneut an den Anbieter senden",
  resendLead: "Dieselbe Mail geht noch einmal an alle, die die Anfragen dieses Ausflugs jetzt erhalten.",
  queued: "Die Mail an den Anbieter wartet schon auf den Versand; es kam keine zweite hinzu.",
  undecided: "Diese Anfrage ist zurückgehalten oder abgelehnt: Der Anbieter erhält sie nicht.",
};

export const quotesWords = { nl, de };
