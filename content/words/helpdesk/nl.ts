/** Words of the helpdesk. */
export const nlHelpdesk = {
  helpdesk: {
    breadcrumb: "Helpdesk",
    questions: "Veelgestelde vragen",
    askTitle: "Staat je vraag er niet bij?",
    askLead: "Stel hem gerust. We lezen alles zelf en antwoorden je per mail.",
  },
};

export type HelpdeskWords = typeof nlHelpdesk;
