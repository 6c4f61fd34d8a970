/** Advice and links for a search without results; used by the server only. */
export const nlEmpty = {
  title: "Niets gevonden",
  waysTitle: "Dit is er wel:",
  kindsTitle: "Ook leuk:",
  nearTitle: "Bijna wat je zoekt",
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
  /** Links to searches with results; `around` is also the chip of a distance. */
  ways: {
    around: (distance: number) => `Binnen ${distance} km`,
    without: (name: string) => `Zonder ‘${name}’`,
    withoutBoth: (name: string, other: string) => `Zonder ‘${name}’ en ‘${other}’`,
    instead: (word: string) => `Zoek op ‘${word}’`,
  },
  /** How an activity that nearly fits differs from the search. */
  differs: (misses: string) => `Anders: ${misses}`,
  misses: {
    away: (km: number) => `op ± ${km} km`,
    personsFrom: (amount: number) => `vanaf ${amount} personen`,
    personsUpTo: (amount: number) => `tot en met ${amount} personen`,
    fromAge: (years: number) => `vanaf ${years} jaar`,
    upToAge: (years: number) => `tot en met ${years} jaar`,
    sides: { INDOOR: "alleen binnen", OUTDOOR: "alleen buiten" },
    without: (name: string) => `zonder ‘${name}’`,
  },
};

export type EmptyWords = typeof nlEmpty;
