import type { EmptyWords } from "./nl.ts";

export const deEmpty: EmptyWords = {
  title: "Nichts gefunden",
  waysTitle: "Das gibt es:",
  kindsTitle: "Auch schön:",
  nearTitle: "Fast das, was Sie suchen",
  word: "Prüfen Sie die Schreibweise oder versuchen Sie es mit einem anderen Wort.",
  words: "Prüfen Sie die Schreibweise, oder versuchen Sie es mit anderen oder weniger Wörtern.",
  without: {
    filter: "entfernen Sie einen Filter",
    location: "wählen Sie einen Ort in der Nähe",
    radius: "wählen Sie einen größeren Umkreis",
    persons: "wählen Sie eine kleinere Gruppe",
    indoorOutdoor: "wählen Sie drinnen und draußen",
    area: "wählen Sie ein anderes Gebiet",
    minimumAge: "wählen Sie ein anderes Alter",
  },
  or: "oder",
  ways: {
    around: (distance) => `Im Umkreis von ${distance} km`,
    without: (name) => `Ohne „${name}“`,
    withoutBoth: (name, other) => `Ohne „${name}“ und „${other}“`,
    instead: (word) => `Nach „${word}“ suchen`,
  },
  differs: (misses) => `Anders: ${misses}`,
  misses: {
    away: (km) => `± ${km} km entfernt`,
    personsFrom: (amount) => `ab ${amount} Personen`,
    personsUpTo: (amount) => `bis ${amount} Personen`,
    fromAge: (years) => `ab ${years} Jahren`,
    upToAge: (years) => `bis ${years} Jahre`,
    sides: { INDOOR: "nur drinnen", OUTDOOR: "nur draußen" },
    without: (name) => `ohne „${name}“`,
  },
};
