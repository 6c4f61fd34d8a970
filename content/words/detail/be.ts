import { nlDetail, type DetailWords } from "./nl.ts";

export const beDetail: DetailWords = {
  ...nlDetail,
  detail: {
    ...nlDetail.detail,
    share: "Deel deze uitstap",
    somethingElse: "Of toch liever iets anders?",
  },
  currentEvents: { ...nlDetail.currentEvents, tabs: "Over deze uitstap" },
};
