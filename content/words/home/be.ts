import { nlHome, type HomeWords } from "./nl.ts";

export const beHome: HomeWords = {
  ...nlHome,
  home: {
    ...nlHome.home,
    newActivity: { button: { title: "Bekijk uitstap" } },
    newLead: "Vers van bij de aanbieder, pas toegevoegd.",
  },
};
