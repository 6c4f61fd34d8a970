import { nlAdvertise, type AdvertiseWords } from "./nl.ts";

export const beAdvertise: AdvertiseWords = {
  ...nlAdvertise,
  advertise: {
    ...nlAdvertise.advertise,
    claims: { ...nlAdvertise.advertise.claims, report: { figure: "Om de 3 maanden", text: "een rapport over je advertentie" } },
    steps: {
      tell: "Vertel ons wat je aanbiedt. Enkele zinnen volstaan om te beginnen.",
      check: "Wij lezen mee, en zetten je uitstap online zodra alles klopt.",
      answer: "Aanvragen komen bij jou terecht, en om de drie maanden krijg je een rapport.",
    },
    loginText: "Log in om je uitstappen en advertenties te bekijken en bij te werken.",
    askTitle: "Vertel ons over je uitstap",
  },
  eventForm: {
    ...nlAdvertise.eventForm,
    websiteHint: "Bijvoorbeeld www.jouwevenement.be",
    city: "Stad of gemeente",
    lead: "We lezen alles zelf. Klopt het, dan komt je evenement in de agenda.",
    errors: {
      ...nlAdvertise.eventForm.errors,
      websiteInvalid: "Vul het adres van een website in, zoals www.jouwevenement.be",
      mediaUnknown: "We hebben deze afbeelding niet meer. Voeg ze nog eens toe",
    },
  },
  upload: {
    ...nlAdvertise.upload,
    drop: "of sleep hem naar hier",
    errors: {
      ...nlAdvertise.upload.errors,
      tooMany: "Je hebt op korte tijd veel foto’s verstuurd. Wacht enkele minuten en probeer het opnieuw.",
      busy: "Het is even druk. Probeer het over enkele seconden opnieuw.",
    },
  },
};
