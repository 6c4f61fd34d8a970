import { deForms } from "../forms/de.ts";
import type { QuestionWords } from "./nl.ts";

export const deQuestion: QuestionWords = {
  faqForm: {
    remark: { QUESTION: "Ihre Frage oder Bemerkung", AD: "Ihr Ausflug in ein paar Sätzen" },
    submit: { QUESTION: "Frage senden", AD: "Nachricht senden" },
    sent: "Gesendet",
    thanks: "Vielen Dank, Ihre Nachricht ist bei uns",
    confirmation: "Meist erhalten Sie in wenigen Minuten eine Bestätigung per E-\u2060Mail.",
    again: "Noch eine Nachricht senden",
    about: (title, url) => `Zu „${title}“ (${url}):\n`,
    errors: deForms.contactForm.errors,
  },
};
