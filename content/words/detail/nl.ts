/** What the screen of one activity says, beside what others say too. */
export const nlDetail = {
  detail: {
    by: "door",
    group: "Groep",
    place: "Plaats",
    where: "Waar",
    age: "Leeftijd",
    price: "Prijs",
    lasts: "Duur",
    description: "Beschrijving",
    location: "Waar is het",
    showPhone: "Toon telefoonnummer",
    hidePhone: "Verberg telefoonnummer",
    enlarge: (index: number, total: number) => `Foto ${index} van ${total} vergroten`,
    closePictures: "Foto’s sluiten",
    moreOf: (organisation: string) => `Meer van ${organisation}`,
    toOrganisation: "Naar deze aanbieder",
    showAll: (activities: string) => `Toon alle ${activities}`,
    showFewer: "Toon minder",
    somethingElse: "Of toch iets anders?",
    video: "Bekijk video",
    lightbox: { pictures: "Foto’s", carousel: "fotoreeks", picture: "foto", position: "{index} van {total}" },
    share: "Deel dit uitje",
    illustration: "Illustratie",
    copy: "Kopieer link",
    mail: "Mail",
    copied: "Link gekopieerd",
    report: "Meld een fout",
    paper: { phone: "Telefoon", website: "Website", page: "Deze pagina" },
  },
};

export type DetailWords = typeof nlDetail;
