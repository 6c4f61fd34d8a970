export const nlSuggestPlace = {
  /** Second line of the offer in the suggestions for a place. */
  note: "Onbekend bij ons: een redacteur kijkt ernaar",
  title: "Plaats voorstellen",
  lead: "Mist er een plaats? Stel hem voor. Een redacteur kijkt ernaar, en daarna vindt iedereen hem.",
  name: "Naam van de plaats",
  province: "Provincie",
  choose: "Kies een provincie",
  submit: "Stel voor",
  thanksTitle: "Bedankt voor je voorstel",
  thanks: "Een redacteur kijkt ernaar. Klopt het, dan is de plaats daarna te vinden.",
  again: "Nog een plaats voorstellen",
  wrong: "Dit klopt nog niet",
  tooMany: "Er komen nu veel voorstellen binnen. Probeer het over een uur nog eens.",
  failed: "Je voorstel kwam niet goed aan. Probeer het nog eens.",
};

export type SuggestPlaceWords = typeof nlSuggestPlace;
