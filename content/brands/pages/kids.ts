import type { BrandPages } from "../../../src/brands/pages.ts";

export const kids = {
  helpdesk: {
    title: "Vraag het ons gerust",
    lead: "Twee vragen die we van bijna alle ouders krijgen. Heb je een andere, schrijf ons dan.",
    metaTitle: "Helpdesk voor ouders",
    metaDescription:
      "Wat kost een uitje met kinderen, en wie helpt je kiezen als het regent of als er een feestje komt? Hier vind je de antwoorden en stel je je eigen vraag.",
    picture: "/static/scenes/city-walk-5.svg",
    questions: [
      {
        about: "price",
        question: "Wat kost een uitje?",
        answer:
          "Dat verschilt per uitje, van gratis in het bos tot een hele dag met eten erbij. Vraag het op de pagina van het uitje aan de aanbieder. Dat kost niets en je zit nergens aan vast.",
        link: { title: "Bekijk alle uitjes", url: "/uitjes" },
      },
      {
        about: "help",
        question: "Kunnen jullie ons helpen kiezen?",
        answer:
          "Graag. Schrijf ons hoe oud de kinderen zijn, waar jullie wonen en of het binnen of buiten moet. Dan noemen we een paar uitjes die passen. Ook als een aanbieder niets laat horen of als er iets niet klopt, willen we het weten.",
      },
    ],
  },
  advertise: {
    title: "Laat ouders jouw uitje vinden",
    lead: "Heb je iets leuks voor kinderen? Laat het zien aan ouders die nu iets zoeken, voor vandaag of voor het feestje.",
    metaTitle: "Adverteren voor aanbieders van kinderuitjes",
    metaDescription:
      "Laat je uitje zien aan ouders die iets zoeken: tot 8.000 bezoekers per dag, een advertentie voor 35 euro exclusief btw en elke drie maanden een rapport.",
    picture: "/static/scenes/theme-park-3.svg",
    heading: "Gezien door ouders met een vrije middag",
    paragraphs: [
      "Wie hier rondkijkt, heeft kinderen bij zich en wil weten of het past: bij de leeftijd, bij het weer en in de buurt. Daar staat jouw uitje tussen.",
      "Willen ouders meer weten, dan komt hun vraag rechtstreeks bij jou binnen.",
    ],
    agenda: {
      title: "Iets te doen op één dag?",
      lead: "Een open dag, een voorstelling of een speurtocht door het dorp: in de agenda vinden ouders wat er dit weekend te beleven is.",
      banner: {
        title: "Kijk wat er dit weekend te doen is",
        button: "Naar de agenda",
        picture: "/static/scenes/circus-4.svg",
      },
    },
  },
  agenda: {
    title: "Wat is er te doen?",
    lead: "Van poppenkast tot paddenstoelentocht: kies een dag, en je weet wat er bij jullie in de buurt is.",
    metaTitle: "Agenda met uitjes voor kinderen",
    metaDescription:
      "Wat is er dit weekend te doen met kinderen? Bekijk voorstellingen, open dagen, markten en tochten op datum en plaats, in heel Nederland.",
    picture: "/static/scenes/circus-4.svg",
  },
  familyRequest: {
    form: {
      title: "Vraag het aan",
      lead: "Gratis en vrijblijvend. Je aanvraag gaat rechtstreeks naar de aanbieder.",
      open: "Vraag het aan",
      submit: "Verstuur de aanvraag",
      persons: "Aantal kinderen",
      fold: "Vraag of adres toevoegen",
    },
    ages: { label: "Leeftijd van de kinderen", hint: "Bijvoorbeeld 4 en 7" },
    proposal: "De aanbieder laat weten wat er kan en wat het kost.",
    mails: {
      subject: (title: string, name: string) => `Aanvraag voor ${title} van ${name}`,
      toProvider: (site: string) => `Via ${site} is een aanvraag voor kinderen gedaan.`,
      toVisitor: (title: string, company: string) => `We hebben je aanvraag voor ‘${title}’ doorgestuurd naar ${company}.`,
    },
  },
  newsletter: {
    title: "Elke drie weken iets leuks",
    lead: "Eén keer in de drie weken, één korte mail vol uitjes.",
    metaTitle: "Nieuwsbrief met uitjes voor kinderen",
    metaDescription:
      "Eén keer in de drie weken een korte mail met nieuwe uitjes, tips voor een regendag en wat er in de buurt te doen is. Afmelden kan altijd.",
    picture: "/static/scenes/puppet-theatre-3.svg",
    heading: "Voor als ze vragen: wat gaan we doen?",
    paragraphs: ["Dan heb je een antwoord. Eén keer in de drie weken sturen we je een mail die je leest terwijl zij hun schoenen zoeken."],
    points: [
      "Nieuwe uitjes, van dreumes tot brugklasser",
      "Iets voor binnen, want het regent altijd een keer",
      "Tips van ouders die al geweest zijn",
    ],
  },
  order: {
    title: "Waarom staat dit uitje vooraan?",
    lead: "Omdat het aan de beurt is. Elk uur schudden we alle uitjes door elkaar, en voordringen kan niet: een plek is niet te koop.",
    metaTitle: "Zo komt de volgorde van de kinderuitjes tot stand",
    metaDescription:
      "De volgorde van de kinderuitjes wisselt elk uur, en niemand betaalt voor een hogere plek. Zo weet je dat je eerlijk kiest en bij het bladeren niets mist.",
    picture: "/static/scenes/theme-park-3.svg",
    heading: "Om de beurt, net als op de glijbaan",
    paragraphs: [
      "Als je zelf niets kiest, bepaalt het toeval in welke volgorde de uitjes staan. Bij ‘Sorteer’ heet die volgorde ‘Aanbevolen’. Op het hele uur schudden we de lijst opnieuw, zoals je een kwartetspel schudt.",
      "Typ je een trefwoord, dan komen eerst uitjes van die soort of met dat woord in de titel, dan aanbieders die zo heten, dan uitjes die het woord alleen in hun tekst hebben. Kies je een stad, dan komt eerst wat in die stad is, dan wat tot 10, 25 en 50 km verder ligt, dan de rest. Wat even goed past of even dichtbij is, wisselt elk uur van plek.",
      "Het grote pretpark en de kinderboerderij om de hoek doen dus mee volgens dezelfde regels. Wie nu op de vierde pagina staat, staat een andere keer vooraan.",
      "Je filters bepalen wat er in de lijst komt, het toeval bepaalt de volgorde. We kijken niet naar wie je bent, waar je eerder op klikte of hoeveel iemand ons betaalt.",
    ],
    points: [
      {
        title: "Niet te koop",
        text: "Niemand betaalt voor een hogere plek. Een advertentie staat er los tussen, met ‘Advertentie’ erbij.",
      },
      {
        title: "Even vaak vooraan",
        text: "Over een jaar gerekend staat elk uitje ongeveer even vaak op de eerste pagina. Dat meten we na.",
      },
      {
        title: "Voor iedereen hetzelfde",
        text: "Wie in hetzelfde uur hetzelfde zoekt, ziet dezelfde lijst. Handig als je met een andere ouder overlegt.",
      },
      {
        title: "Bladeren zonder iets te missen",
        text: "De pagina’s die je opent, houden een dag lang hun volgorde. Komt er intussen een uitje bij, dan schuift de rest niet op.",
      },
    ],
    example: {
      title: "Zo schuift het door",
      lead: "Vier uitjes op drie momenten van een ochtend. Geen van de vier heeft een vaste plek.",
      activities: ["Speeltuin", "Museum", "Zwembad", "Boerderij"],
    },
    choices: {
      title: "Liever een andere volgorde?",
      lead: "Boven de lijst kies je zelf. Dan telt het toeval niet meer mee.",
      sorts: [
        { title: "Nieuwste", text: "Wat het laatst is toegevoegd, staat vooraan." },
        { title: "Titel", text: "Van A tot Z. Accenten en hoofdletters maken geen verschil." },
        { title: "Dichtbij", text: "Heb je een stad gekozen, dan staat het dichtstbijzijnde uitje vooraan." },
        { title: "Relevantie", text: "Heb je een trefwoord getypt, dan staan uitjes met dat woord in de titel vooraan." },
      ],
      link: "Bekijk alle uitjes",
    },
    measured: {
      title: "Zo eerlijk was vorige maand",
      text: "We tellen na welk uitje in elk uur van de vorige maand op de eerste pagina stond, met de uitjes die er nu zijn. Namen noemen we niet.",
    },
  },
  about: {
    title: "Wij weten wel wat leuks",
    lead: "Een vrije woensdagmiddag, een feestje of drie weken regen: op Kidsuitjes vind je iets waar kinderen blij van worden.",
    metaTitle: "Over ons: de gids met uitjes voor kinderen",
    metaDescription: "Wie zijn wij, hoe kiezen we uitjes voor kinderen, en waarom kost zoeken niets? Lees het hier, en hoe je ons bereikt.",
    picture: "/static/scenes/treasure-3.svg",
    heading: "Gemaakt voor ouders die geen uur willen zoeken",
    paragraphs: [
      "Vanaf welke leeftijd is het leuk? Is het binnen of buiten? En waar is het? Dat zijn de drie vragen die elke ouder stelt, en bij ons staat het antwoord op elke kaart.",
      "Wil je meer weten of iets afspreken voor een feestje, dan stuur je een aanvraag. Die gaat rechtstreeks naar de boerderij, de speelhal of het museum zelf.",
    ],
    points: [
      { title: "Bekeken voordat het erop staat", text: "Elke aanbieder is door ons bekeken. Klopt er iets niet, dan halen we het weg." },
      { title: "Zoeken en aanvragen is gratis", text: "Aanbieders betalen voor een advertentie. Daar staat dan ook ‘Advertentie’ bij." },
      { title: "Ook voor dit weekend", text: "In de agenda staan voorstellingen, speurtochten en open dagen, op datum en per plaats." },
    ],
  },
} as const satisfies BrandPages;
