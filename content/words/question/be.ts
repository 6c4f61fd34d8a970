import { nlQuestion, type QuestionWords } from "./nl.ts";

export const beQuestion: QuestionWords = {
  faqForm: {
    ...nlQuestion.faqForm,
    remark: { QUESTION: "Vraag of opmerking", AD: "De uitstap in enkele zinnen" },
    confirmation: "Meestal krijg je binnen enkele minuten een bevestiging per mail.",
  },
};
