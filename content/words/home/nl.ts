/** Words of the home page, without those that it shares with others. */
export const nlHome = {
  home: {
    anyKind: "Alle soorten",
    place: "Plaats",
    placeHint: "Stad of provincie",
    keyword: "Trefwoord",
    persons: "Personen",
    personsHint: "Hoeveel?",
    all: (activities: string) => `Alle ${activities}`,
    newTitle: (site: string) => `Nieuw op ${site}`,
    newLead: "Vers van de aanbieder, net toegevoegd.",
    newActivity: { button: { title: "Bekijk uitje" } },
  },
};

export type HomeWords = typeof nlHome;
