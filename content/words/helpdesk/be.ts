import { nlHelpdesk, type HelpdeskWords } from "./nl.ts";

export const beHelpdesk: HelpdeskWords = {
  ...nlHelpdesk,
  helpdesk: {
    ...nlHelpdesk.helpdesk,
    askTitle: "Staat je vraag er niet tussen?",
  },
};
