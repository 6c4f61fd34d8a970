const nl = {
  greeting: (firstName: string) => `Dag ${firstName}`,
  providersLater: "Hier komt het gebied van aanbieders: je uitjes en je offerteaanvragen. Het is nog niet klaar; je hoeft niets te doen.",
  waiting: "Wat op je wacht",
  nothingWaits: "Er wacht niets. Alles is afgehandeld.",
  oldest: (age: string) => `oudste ${age}`,
  deadMails: "Gestopte mails",
  latest: "Laatste handelingen",
  lastDays: "De laatste zeven dagen",
  requests: "Offerteaanvragen",
  views: "Bekeken uitjes",
  before: (count: string) => `${count} in de zeven dagen ervoor`,
  allFigures: "Alle cijfers",
  noActs: "Nog geen handelingen.",
  kinds: {
    quote: "Offerteaanvragen",
    message: "Berichten",
    newsletter: "Aanmeldingen nieuwsbrief",
    event: "Evenementen",
    city: "Plaatsen",
  },
};

const de: typeof nl = {
  greeting: (firstName) => `Guten Tag, ${firstName}`,
  providersLater:
    "Hier entsteht der Bereich für Anbieter: Ihre Ausflüge und Ihre Angebotsanfragen. Er ist noch nicht fertig; Sie müssen nichts tun.",
  waiting: "Was auf Sie wartet",
  nothingWaits: "Es wartet nichts. Alles ist erledigt.",
  oldest: (age) => `ältester Eintrag: ${age}`,
  deadMails: "Gestoppte Mails",
  latest: "Letzte Aktivitäten",
  lastDays: "Die letzten sieben Tage",
  requests: "Angebotsanfragen",
  views: "Angesehene Ausflüge",
  before: (count) => `${count} in den sieben Tagen davor`,
  allFigures: "Zur Statistik",
  noActs: "Noch keine Aktivitäten.",
  kinds: {
    quote: "Angebotsanfragen",
    message: "Nachrichten",
    newsletter: "Newsletter-Anmeldungen",
    event: "Veranstaltungen",
    city: "Orte",
  },
};

export const startWords = { nl, de };
