import { nlQuestion, type QuestionWords } from "./nl.ts";

export const beQuestion: QuestionWords = {
  faqForm: {
    ...nlQuestion.faqForm,
    remark: { QUESTION: "Vraag of opmerking", AD: "De uitstap in enkele zinnen" },
    confirmation: "Binnen enkele minuten krijg je een bevestiging per mail.",
  },
};
