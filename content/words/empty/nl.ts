/** What to try where nothing was found: only the server says it. */
export const nlEmpty = {
  word: "Controleer de spelling of probeer een ander woord.",
  words: "Controleer de spelling, of probeer andere of minder woorden.",
  without: {
    filter: "haal een filter weg",
    location: "kies een plaats in de buurt",
    radius: "kies een grotere afstand",
    persons: "kies een kleiner aantal personen",
    indoorOutdoor: "kies binnen én buiten",
    area: "kies een ander gebied",
    minimumAge: "kies een andere leeftijd",
  },
  or: "of",
  /** The links that lead to something, and the distance that was asked for. */
  ways: {
    around: (distance: number) => `Binnen ${distance} km`,
    without: (name: string) => `Zonder ‘${name}’`,
    withoutBoth: (name: string, other: string) => `Zonder ‘${name}’ en ‘${other}’`,
    instead: (word: string) => `Zoek op ‘${word}’`,
  },
};

export type EmptyWords = typeof nlEmpty;
