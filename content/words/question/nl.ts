import { nlForms } from "../forms/nl.ts";

/** Words of the contact form. */
export const nlQuestion = {
  faqForm: {
    remark: { QUESTION: "Vraag of opmerking", AD: "Het uitje in een paar zinnen" },
    submit: { QUESTION: "Verstuur de vraag", AD: "Verstuur het bericht" },
    sent: "Verstuurd",
    thanks: "Bedankt, je bericht is binnen",
    confirmation: "Meestal krijg je binnen een paar minuten een bevestiging per mail.",
    again: "Nog een bericht sturen",
    about: (title: string, url: string) => `Over ‘${title}’ (${url}):\n`,
    errors: nlForms.contactForm.errors,
  },
};

export type QuestionWords = typeof nlQuestion;
