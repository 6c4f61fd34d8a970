import type { BrandPages } from "../../../src/brands/pages.ts";

export const nl = {
  helpdesk: {
    title: "Waarmee kunnen we helpen?",
    lead: "De vragen die we het vaakst krijgen, met een eerlijk antwoord. Staat de jouwe er niet bij, schrijf ons dan.",
    metaTitle: "Helpdesk voor bedrijfsuitjes",
    metaDescription:
      "Wat kost een bedrijfsuitje, hoe krijg je meer informatie, wie kun je bellen en wie helpt je kiezen? Hier vind je de antwoorden en stel je je eigen vraag.",
    picture: "/static/scenes/pub-quiz-3.svg",
    questions: [
      {
        about: "price",
        question: "Wat kost een uitje?",
        answer:
          "Dat hangt af van de datum, de groepsgrootte en wat er nog bij komt, zoals eten of vervoer. Vraag op de pagina van het uitje een offerte aan, dan rekent de aanbieder het voor jullie uit. Een aanvraag is gratis en je zit nergens aan vast.",
        link: { title: "Bekijk alle uitjes", url: "/uitjes" },
      },
      {
        about: "moreInfo",
        question: "Hoe krijg ik meer informatie over een uitje?",
        answer:
          "Stuur je vraag mee met de offerteaanvraag op de pagina van het uitje: bij ‘Opmerking’ kun je alles kwijt. De aanvraag gaat rechtstreeks naar de aanbieder, die je rechtstreeks antwoordt. Je krijgt binnen een paar minuten een bevestiging per mail.",
      },
      {
        about: "phone",
        question: "Kan ik iemand bellen?",
        answer:
          "Ja, de aanbieder. Bij veel uitjes staat op de pagina een knop ‘Toon telefoonnummer’, en dan heb je meteen de organisator zelf aan de lijn. Ons bereik je met het formulier op deze pagina of per mail.",
      },
      {
        about: "help",
        question: "We komen er niet uit. Helpen jullie kiezen?",
        answer:
          "Graag. Schrijf ons met hoeveel jullie zijn, wanneer het moet gebeuren, wat het mag kosten en waar de groep blij van wordt. Dan noemen we een paar uitjes die passen. Ook als een aanbieder niets laat horen of als er iets niet klopt, willen we het weten.",
      },
    ],
  },
  advertise: {
    title: "Laat groepen jouw uitje vinden",
    lead: "Organiseer je uitjes voor groepen? Laat ze zien aan mensen die er op dit moment een zoeken.",
    metaTitle: "Adverteren voor aanbieders van uitjes",
    metaDescription:
      "Laat je uitje zien aan wie er een zoekt: tot 8.000 bezoekers per dag, een advertentie voor 35 euro exclusief btw en elke drie maanden een rapport.",
    picture: "/static/scenes/balloon-3.svg",
    heading: "Gezien door wie iets te organiseren heeft",
    paragraphs: [
      "Wie hier rondkijkt, heeft een groep, een datum en zin om iets te regelen. Je uitje staat bij wat iemand zoekt: op plaats, op groepsgrootte en op soort uitje.",
      "Bevalt het, dan komt de offerteaanvraag rechtstreeks bij jou binnen. Je spreekt je klant zelf, vanaf de eerste vraag.",
    ],
    agenda: null,
  },
  agenda: null,
  familyRequest: null,
  newsletter: {
    title: "Verse ideeën in je mailbox",
    lead: "Eén keer in de drie weken, één korte mail. Meer niet.",
    metaTitle: "Nieuwsbrief met ideeën voor je bedrijfsuitje",
    metaDescription:
      "Eén keer in de drie weken een korte mail met nieuwe uitjes, een artikel dat je verder helpt en iets voor het seizoen. Afmelden kan altijd.",
    picture: "/static/scenes/coffee-5.svg",
    heading: "Voor wie dit jaar aan de beurt is",
    paragraphs: [
      "Iemand moet het uitje regelen, en dit jaar ben jij het. Eén keer in de drie weken sturen we je een mail die je bij één kop koffie uit hebt. Met een beetje geluk zit jullie uitje erbij.",
    ],
    points: [
      "Nieuwe uitjes, vers van de aanbieder",
      "Een artikel dat tijd of geld scheelt",
      "Wat je nu al moet vastleggen voor het volgende seizoen",
    ],
  },
  order: {
    title: "Waarom staat dit uitje bovenaan?",
    lead: "Omdat het aan de beurt is. Elk uur schudden we alle uitjes opnieuw, en een plek vooraan is niet te koop.",
    metaTitle: "Zo komt de volgorde van de uitjes tot stand",
    metaDescription:
      "De volgorde van de uitjes wisselt elk uur, en niemand betaalt voor een hogere plek. Zo weet je dat je eerlijk kiest, en dat je bij het bladeren niets mist.",
    picture: "/static/scenes/pub-quiz-3.svg",
    heading: "Elk uur een nieuwe ronde",
    paragraphs: [
      "Als je zelf niets kiest, staan de uitjes in een volgorde die het toeval bepaalt. Bij ‘Sorteer’ heet die volgorde ‘Aanbevolen’. Op het hele uur schudden we de lijst opnieuw, zoals je een spel kaarten schudt.",
      "Typ je een trefwoord, dan komen eerst uitjes van die soort of met dat woord in de titel, dan aanbieders die zo heten, dan uitjes die het woord alleen in hun tekst hebben. Kies je een stad, dan komt eerst wat in die stad is, dan wat tot 10, 25 en 50 km verder ligt, dan de rest. Wat even goed past of even dichtbij is, wisselt elk uur van plek.",
      "De grote aanbieder met tien uitjes en de schipper met één boot loten dus mee onder dezelfde regels. Wie nu op de vierde pagina staat, staat een andere keer vooraan.",
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
      { title: "Voor iedereen hetzelfde", text: "Wie in hetzelfde uur hetzelfde zoekt, ziet dezelfde lijst. Handig als je samen kiest." },
      {
        title: "Bladeren zonder iets te missen",
        text: "De pagina’s die je opent, houden een dag lang hun volgorde. Komt er intussen een uitje bij, dan schuift de rest niet op.",
      },
    ],
    example: {
      title: "Zo schuift het door",
      lead: "Vier uitjes op drie momenten van een ochtend. Geen van de vier heeft een vaste plek.",
      activities: ["Kanoën", "Pubquiz", "Zeilen", "Koken"],
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
    title: "De gids voor een dag samen weg",
    lead: "Ergens in elke groep zit iemand die het uitje moet regelen. Voor die persoon maken wij Uitjesbaas.",
    metaTitle: "Over ons: de gids met groepsuitjes",
    metaDescription:
      "Wie zijn wij, hoe kiezen we aanbieders, en waarom kost zoeken en aanvragen niets? Lees het hier, en hoe je ons bereikt.",
    picture: "/static/scenes/boat-tour-4.svg",
    heading: "Eén plek voor alle groepsuitjes van Nederland",
    paragraphs: [
      "Wie een dag met collega’s, de vereniging of de familie wil organiseren, zoekt al snel op tien sites tegelijk. De ene aanbieder noemt geen groepsgrootte, de andere geen plaats. Wij zetten ze naast elkaar, in dezelfde woorden.",
      "Je kiest op plaats, op aantal personen en op wat de groep leuk vindt. Daarna vraag je een offerte aan, en die gaat rechtstreeks naar de aanbieder. Wij zitten er niet tussen: je spreekt de mensen die je uitje ook echt verzorgen.",
    ],
    points: [
      { title: "Bekeken voordat het erop staat", text: "Elke aanbieder is door ons bekeken. Klopt er iets niet, dan halen we het weg." },
      { title: "Zoeken en aanvragen is gratis", text: "Aanbieders betalen voor een advertentie. Daar staat dan ook ‘Advertentie’ bij." },
      { title: "Iedereen komt aan de beurt", text: "De volgorde wisselt elk uur, zodat kleine aanbieders net zo vaak vooraan staan." },
    ],
  },
} as const satisfies BrandPages;
