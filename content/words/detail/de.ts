import type { DetailWords } from "./nl.ts";

export const deDetail: DetailWords = {
  detail: {
    by: "von",
    group: "Gruppe",
    place: "Ort",
    where: "Wo",
    age: "Alter",
    description: "Beschreibung",
    location: "So finden Sie hin",
    showPhone: "Telefonnummer zeigen",
    hidePhone: "Telefonnummer verbergen",
    enlarge: (index, total) => `Bild ${index} von ${total} vergrößern`,
    closePictures: "Bilder schließen",
    moreOf: (organisation) => `Mehr von ${organisation}`,
    toOrganisation: "Zum Anbieter",
    showAll: (activities) => `Alle ${activities} zeigen`,
    showFewer: "Weniger zeigen",
    somethingElse: "Oder doch etwas anderes?",
    video: "Video ansehen",
    lightbox: { pictures: "Bilder", carousel: "Bilderreihe", picture: "Bild", position: "{index} von {total}" },
    share: "Diesen Ausflug teilen",
    copied: "Link kopiert",
    report: "Fehler melden",
    paper: { phone: "Telefon", website: "Website", page: "Diese Seite" },
  },
};
