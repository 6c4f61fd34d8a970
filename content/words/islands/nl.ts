import { nl } from "../nl.ts";
import { nlAdvertise } from "../advertise/nl.ts";
import { nlAgenda } from "../agenda/nl.ts";
import { nlConsent } from "../consent/nl.ts";
import { nlDetail } from "../detail/nl.ts";
import { nlForms } from "../forms/nl.ts";
import { nlGroup } from "../group/nl.ts";
import { nlHome } from "../home/nl.ts";
import { nlKeywords } from "../keywords/nl.ts";
import { nlNewsletter } from "../newsletter/nl.ts";
import { nlOrganisations } from "../organisations/nl.ts";
import { nlOverview } from "../overview/nl.ts";
import { nlQuestion } from "../question/nl.ts";
import { nlSuggestPlace } from "../suggest-place/nl.ts";

/** Words of islands in Dutch, which a browser loads with its first island. Their type is that of the other languages. */
export const nlIslands = {
  ...nl,
  ...nlForms,
  ...nlQuestion,
  ...nlAdvertise,
  ...nlNewsletter,
  ...nlKeywords,
  ...nlConsent,
  ...nlAgenda,
  ...nlOrganisations,
  ...nlOverview,
  overview: { ...nl.overview, ...nlOverview.overview },
  home: { ...nl.home, ...nlHome.home },
  detail: { ...nl.detail, ...nlDetail.detail },
  currentEvents: nlDetail.currentEvents,
  group: nlGroup,
  suggestPlace: nlSuggestPlace,
};

export type IslandWords = typeof nlIslands;
