import type { HelpdeskWords } from "./nl.ts";

export const deHelpdesk: HelpdeskWords = {
  helpdesk: {
    breadcrumb: "Hilfe",
    questions: "Häufige Fragen",
    askTitle: "Ihre Frage ist nicht dabei?",
    askLead: "Stellen Sie sie uns gern. Wir lesen alles selbst und antworten Ihnen per E-\u2060Mail.",
  },
};
