import { nlForms, type FormWords } from "./nl.ts";

export const beForms: FormWords = {
  ...nlForms,
  contactForm: {
    ...nlForms.contactForm,
    salutation: "Aanspreking",
    city: "Gemeente",
    company: "Organisatie",
  },
  privacyNote: {
    ...nlForms.privacyNote,
    quote: "We bezorgen je aanvraag aan de aanbieder en houden ze bij om je te kunnen helpen.",
  },
};
