import { be } from "../be.ts";
import { beAdvertise } from "../advertise/be.ts";
import { nlAgenda } from "../agenda/nl.ts";
import { beConsent } from "../consent/be.ts";
import { beDetail } from "../detail/be.ts";
import { beForms } from "../forms/be.ts";
import { beGroup } from "../group/be.ts";
import { beHome } from "../home/be.ts";
import { nlKeywords } from "../keywords/nl.ts";
import { beNewsletter } from "../newsletter/be.ts";
import { beOrganisations } from "../organisations/be.ts";
import { nlOverview } from "../overview/nl.ts";
import { beQuestion } from "../question/be.ts";
import { nlSuggestPlace } from "../suggest-place/nl.ts";
import type { IslandWords } from "./nl.ts";

/** Words of islands in Flemish. */
export const beIslands: IslandWords = {
  ...be,
  ...beForms,
  ...beQuestion,
  ...beAdvertise,
  ...beNewsletter,
  ...nlKeywords,
  ...beConsent,
  ...nlAgenda,
  ...beOrganisations,
  ...nlOverview,
  overview: { ...be.overview, ...nlOverview.overview },
  home: { ...be.home, ...beHome.home },
  detail: { ...be.detail, ...beDetail.detail },
  currentEvents: beDetail.currentEvents,
  group: beGroup,
  suggestPlace: nlSuggestPlace,
};
