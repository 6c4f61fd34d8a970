import { de } from "../de.ts";
import { deAdvertise } from "../advertise/de.ts";
import { deAgenda } from "../agenda/de.ts";
import { deConsent } from "../consent/de.ts";
import { deDetail } from "../detail/de.ts";
import { deForms } from "../forms/de.ts";
import { deGroup } from "../group/de.ts";
import { deHome } from "../home/de.ts";
import { deKeywords } from "../keywords/de.ts";
import { deNewsletter } from "../newsletter/de.ts";
import { deOrganisations } from "../organisations/de.ts";
import { deOverview } from "../overview/de.ts";
import { deQuestion } from "../question/de.ts";
import { deSuggestPlace } from "../suggest-place/de.ts";
import type { IslandWords } from "./nl.ts";

/** Words of islands in German. */
export const deIslands: IslandWords = {
  ...de,
  ...deForms,
  ...deQuestion,
  ...deAdvertise,
  ...deNewsletter,
  ...deKeywords,
  ...deConsent,
  ...deAgenda,
  ...deOrganisations,
  ...deOverview,
  overview: { ...de.overview, ...deOverview.overview },
  home: { ...de.home, ...deHome.home },
  detail: { ...de.detail, ...deDetail.detail },
  currentEvents: deDetail.currentEvents,
  group: deGroup,
  suggestPlace: deSuggestPlace,
};
