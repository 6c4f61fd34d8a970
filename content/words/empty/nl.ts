/** What to try where nothing was found: only the server says it. */
export const nlEmpty = {
  word: "Controleer de spelling of probeer een ander woord.",
  words: "Controleer de spelling, of probeer andere of minder woorden.",
  without: {
    filter: "haal een filter weg",
    location: "kies een plaats in de buurt",
    radius: "kies een grotere afstand",
    persons: "kies een kleiner aantal personen",
    area: "kies een ander gebied",
    minimumAge: "kies een andere leeftijd",
  },
  or: "of",
};

export type EmptyWords = typeof nlEmpty;
