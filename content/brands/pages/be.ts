import type { BrandPages } from "../../../src/brands/pages.ts";

export const be = {
  helpdesk: {
    title: "Waarmee kunnen we helpen?",
    lead: "De vragen die we het vaakst krijgen, met een eerlijk antwoord. Staat de jouwe er niet tussen, schrijf ons dan.",
    metaTitle: "Helpdesk voor teamuitstappen",
    metaDescription:
      "Wat kost een teamuitstap, hoe krijg je meer informatie, wie kan je bellen en wie helpt je kiezen? Hier vind je de antwoorden en stel je je eigen vraag.",
    picture: "/static/scenes/pub-quiz-4.svg",
    questions: [
      {
        about: "price",
        question: "Wat kost een uitstap?",
        answer:
          "Dat hangt af van de datum, de grootte van de groep en wat er nog bij komt, zoals eten of vervoer. Vraag op de pagina van de uitstap een offerte aan, dan rekent de aanbieder het voor jullie uit. Een aanvraag is gratis en je zit nergens aan vast.",
        link: { title: "Bekijk alle uitstappen", url: "/uitjes" },
      },
      {
        about: "moreInfo",
        question: "Hoe krijg ik meer informatie over een uitstap?",
        answer:
          "Stuur je vraag mee met de offerteaanvraag op de pagina van de uitstap: bij ‘Opmerking’ kan je alles kwijt. De aanvraag gaat rechtstreeks naar de aanbieder, die je rechtstreeks antwoordt. Je krijgt binnen enkele minuten een bevestiging per mail.",
      },
      {
        about: "phone",
        question: "Kan ik iemand bellen?",
        answer:
          "Ja, de aanbieder. Bij veel uitstappen staat op de pagina een knop ‘Toon telefoonnummer’, en dan heb je meteen de organisator zelf aan de lijn. Ons bereik je met het formulier op deze pagina of per mail.",
      },
      {
        about: "help",
        question: "We geraken er niet uit. Helpen jullie kiezen?",
        answer:
          "Met plezier. Schrijf ons met hoeveel jullie zijn, wanneer het moet doorgaan, wat het mag kosten en waar de ploeg blij van wordt. Dan stellen we enkele uitstappen voor die passen. Ook als een aanbieder niets laat horen of als er iets niet klopt, horen we het graag.",
      },
    ],
  },
  advertise: {
    title: "Zet jouw uitstap in de kijker",
    lead: "Organiseer je uitstappen voor groepen? Toon ze aan mensen die er nu een zoeken.",
    metaTitle: "Adverteren voor organisatoren van uitstappen",
    metaDescription:
      "Toon je uitstap aan wie er een zoekt: tot 8.000 bezoekers per dag, een advertentie voor 35 euro exclusief btw en om de drie maanden een rapport.",
    picture: "/static/scenes/photography-3.svg",
    heading: "Gezien door wie iets te organiseren heeft",
    paragraphs: [
      "Wie hier rondkijkt, heeft een ploeg, een datum en goesting om iets te regelen. Je uitstap staat bij wat iemand zoekt: op plaats, op groepsgrootte en op soort uitstap.",
      "Valt ze in de smaak, dan komt de offerteaanvraag rechtstreeks bij jou terecht. Je spreekt je klant zelf, vanaf de eerste vraag.",
    ],
    agenda: null,
  },
  agenda: null,
  familyRequest: null,
  newsletter: {
    title: "Verse ideeën in je mailbox",
    lead: "Om de drie weken één korte mail. Meer niet.",
    metaTitle: "Nieuwsbrief met ideeën voor je teamuitstap",
    metaDescription:
      "Om de drie weken een korte mail met nieuwe uitstappen, een artikel dat je vooruithelpt en iets voor het seizoen. Uitschrijven kan altijd.",
    picture: "/static/scenes/coffee-3.svg",
    heading: "Voor wie dit jaar aan de beurt is",
    paragraphs: [
      "Iemand moet de uitstap regelen, en dit jaar ben jij het. Om de drie weken sturen we je een mail die je bij een tas koffie uitleest. Met wat geluk zit jullie volgende uitstap erbij.",
    ],
    points: [
      "Nieuwe uitstappen, van de Kust tot de Ardennen",
      "Een artikel dat tijd of geld uitspaart",
      "Wat je nu al vastlegt voor het volgende seizoen",
    ],
  },
  order: {
    title: "Waarom staat deze uitstap bovenaan?",
    lead: "Omdat hij aan de beurt is. Elk uur schudden we alle uitstappen opnieuw, en een plaats vooraan is niet te koop.",
    metaTitle: "Zo komt de volgorde van de uitstappen tot stand",
    metaDescription:
      "De volgorde van de uitstappen wisselt elk uur, en niemand betaalt voor een hogere plaats. Zo kies je eerlijk, en mis je niets als je verder bladert.",
    picture: "/static/scenes/pub-quiz-4.svg",
    heading: "Elk uur een nieuwe ronde",
    paragraphs: [
      "Als je zelf niets kiest, bepaalt het toeval in welke volgorde de uitstappen staan. Bij ‘Sorteer’ heet die volgorde ‘Aanbevolen’. Op het hele uur schudden we de lijst opnieuw, zoals je een kaartspel schudt.",
      "Typ je een trefwoord, dan komen eerst uitstappen van die soort of met dat woord in de titel, dan aanbieders die zo heten, dan uitstappen die het woord alleen in hun tekst hebben. Kies je een stad, dan komt eerst wat in die stad is, dan wat tot 10, 25 en 50 km verder ligt, dan de rest. Wat even goed past of even dichtbij is, wisselt elk uur van plek.",
      "De grote aanbieder met tien uitstappen en de gids die alleen werkt, loten dus mee volgens dezelfde regels. Wie nu op de vierde pagina staat, staat een andere keer vooraan.",
      "Je filters bepalen wat er in de lijst komt, het toeval bepaalt de volgorde. We kijken niet naar wie je bent, waar je eerder op klikte of hoeveel iemand ons betaalt.",
    ],
    points: [
      {
        title: "Niet te koop",
        text: "Niemand betaalt voor een hogere plaats. Een advertentie staat er los tussen, met ‘Advertentie’ erbij.",
      },
      {
        title: "Even vaak vooraan",
        text: "Over een jaar gerekend staat elke uitstap ongeveer even vaak op de eerste pagina. Dat meten we na.",
      },
      { title: "Voor iedereen hetzelfde", text: "Wie in hetzelfde uur hetzelfde zoekt, ziet dezelfde lijst. Handig als je samen kiest." },
      {
        title: "Bladeren zonder iets te missen",
        text: "De pagina’s die je opent, houden een dag lang hun volgorde. Komt er intussen een uitstap bij, dan schuift de rest niet op.",
      },
    ],
    example: {
      title: "Zo schuift het door",
      lead: "Vier uitstappen op drie momenten van een voormiddag. Geen van de vier heeft een vaste plaats.",
      activities: ["Kajakken", "Quizavond", "Petanque", "Koken"],
    },
    choices: {
      title: "Liever een andere volgorde?",
      lead: "Boven de lijst kies je zelf. Dan telt het toeval niet meer mee.",
      sorts: [
        { title: "Nieuwste", text: "Wat het laatst is toegevoegd, staat vooraan." },
        { title: "Titel", text: "Van A tot Z. Accenten en hoofdletters maken geen verschil." },
        { title: "Dichtbij", text: "Heb je een stad of gemeente gekozen, dan staat de dichtstbijzijnde uitstap vooraan." },
        { title: "Relevantie", text: "Heb je een trefwoord getypt, dan staan uitstappen met dat woord in de titel vooraan." },
      ],
      link: "Bekijk alle uitstappen",
    },
    measured: {
      title: "Zo eerlijk was vorige maand",
      text: "We tellen na welke uitstap in elk uur van de vorige maand op de eerste pagina stond, met de uitstappen die er nu zijn. Namen noemen we niet.",
    },
  },
  about: {
    title: "De gids voor een dag samen op stap",
    lead: "In elke ploeg zit er wel iemand die de uitstap moet regelen. Voor die persoon maken wij Uitjesbaas België.",
    metaTitle: "Over ons: de gids voor groepsuitstappen",
    metaDescription:
      "Wie maakt deze gids, hoe kiezen we aanbieders in Vlaanderen, Brussel en Wallonië, en hoe bereik je ons? Je leest het hier.",
    picture: "/static/scenes/petanque-3.svg",
    heading: "Van de Kust tot de Ardennen, op één plek",
    paragraphs: [
      "Wie een dag met collega’s, de club of de familie wil regelen, zit al snel op tien sites tegelijk te zoeken. De ene aanbieder vermeldt geen groepsgrootte, de andere geen gemeente. Wij zetten ze naast elkaar, in dezelfde woorden.",
      "Je kiest op plaats, op aantal personen en op waar de ploeg goesting in heeft. Daarna vraag je een offerte aan, en die gaat rechtstreeks naar de aanbieder. Wij staan er niet tussen: je spreekt met de mensen die je uitstap ook echt verzorgen.",
    ],
    points: [
      { title: "Bekeken voor het erop komt", text: "Elke aanbieder is door ons bekeken. Klopt er iets niet, dan halen we het weg." },
      { title: "Zoeken en aanvragen is gratis", text: "Aanbieders betalen voor een advertentie. Daar staat dan ook ‘Advertentie’ bij." },
      { title: "Iedereen komt aan bod", text: "De volgorde wisselt elk uur, zodat kleine aanbieders even vaak vooraan staan." },
    ],
  },
} as const satisfies BrandPages;
