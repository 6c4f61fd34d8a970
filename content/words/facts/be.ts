import { nlFacts, type FactWords } from "./nl.ts";

export const beFacts: FactWords = {
  ...nlFacts,
  title: "Goed om te weten",
  alike: "Vergelijkbare uitstappen van anderen",
  rain: { ...nlFacts.rain, moved: "Wordt verplaatst naar een andere dag" },
  leadTime: (days) => {
    if (days === 0) return "Kan nog op de dag zelf";
    return days === 1 ? "Minstens een dag op voorhand" : `Minstens ${days} dagen op voorhand`;
  },
  names: { ...nlFacts.names, leadTimeDays: "Op voorhand aanvragen" },
};
