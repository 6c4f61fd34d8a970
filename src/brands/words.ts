import { nlAbout, type AboutWords } from "../../content/words/about/nl.ts";
import { beAbout } from "../../content/words/about/be.ts";
import { deAbout } from "../../content/words/about/de.ts";
import { beAdvertise } from "../../content/words/advertise/be.ts";
import { deAdvertise } from "../../content/words/advertise/de.ts";
import { nlAdvertise, type AdvertiseWords } from "../../content/words/advertise/nl.ts";
import { deAgenda } from "../../content/words/agenda/de.ts";
import { nlAgenda, type AgendaWords } from "../../content/words/agenda/nl.ts";
import { be } from "../../content/words/be.ts";
import { de } from "../../content/words/de.ts";
import { beBusy } from "../../content/words/busy/be.ts";
import { deBusy } from "../../content/words/busy/de.ts";
import { nlBusy, type BusyWords } from "../../content/words/busy/nl.ts";
import { beConsent } from "../../content/words/consent/be.ts";
import { deConsent } from "../../content/words/consent/de.ts";
import { nlConsent, type ConsentWords } from "../../content/words/consent/nl.ts";
import { beEmpty } from "../../content/words/empty/be.ts";
import { deEmpty } from "../../content/words/empty/de.ts";
import { nlEmpty, type EmptyWords } from "../../content/words/empty/nl.ts";
import { beGroup } from "../../content/words/group/be.ts";
import { deGroup } from "../../content/words/group/de.ts";
import { nlGroup, type GroupWords } from "../../content/words/group/nl.ts";
import { beFacts } from "../../content/words/facts/be.ts";
import { deFacts } from "../../content/words/facts/de.ts";
import { nlFacts, type FactWords } from "../../content/words/facts/nl.ts";
import { beForms } from "../../content/words/forms/be.ts";
import { deForms } from "../../content/words/forms/de.ts";
import { nlForms, type FormWords } from "../../content/words/forms/nl.ts";
import { deKeywords } from "../../content/words/keywords/de.ts";
import { nlKeywords, type KeywordWords } from "../../content/words/keywords/nl.ts";
import { beLanding } from "../../content/words/landing/be.ts";
import { deFound } from "../../content/words/found/de.ts";
import { nlFound, type FoundWords } from "../../content/words/found/nl.ts";
import { beQuestion } from "../../content/words/question/be.ts";
import { deQuestion } from "../../content/words/question/de.ts";
import { nlQuestion, type QuestionWords } from "../../content/words/question/nl.ts";
import { deLanding } from "../../content/words/landing/de.ts";
import { nlLanding, type LandingWords } from "../../content/words/landing/nl.ts";
import { beMail } from "../../content/words/mail/be.ts";
import { deMail } from "../../content/words/mail/de.ts";
import { nlMail, type MailWords } from "../../content/words/mail/nl.ts";
import { beNewsletter } from "../../content/words/newsletter/be.ts";
import { deNewsletter } from "../../content/words/newsletter/de.ts";
import { nlNewsletter, type NewsletterWords } from "../../content/words/newsletter/nl.ts";
import { beArticles } from "../../content/words/articles/be.ts";
import { deArticles } from "../../content/words/articles/de.ts";
import { nlArticles, type ArticleWords } from "../../content/words/articles/nl.ts";
import { beDetail } from "../../content/words/detail/be.ts";
import { deDetail } from "../../content/words/detail/de.ts";
import { nlDetail, type DetailWords } from "../../content/words/detail/nl.ts";
import { beHelpdesk } from "../../content/words/helpdesk/be.ts";
import { deHelpdesk } from "../../content/words/helpdesk/de.ts";
import { nlHelpdesk, type HelpdeskWords } from "../../content/words/helpdesk/nl.ts";
import { beHome } from "../../content/words/home/be.ts";
import { deHome } from "../../content/words/home/de.ts";
import { nlHome, type HomeWords } from "../../content/words/home/nl.ts";
import { beOrganisations } from "../../content/words/organisations/be.ts";
import { deOrganisations } from "../../content/words/organisations/de.ts";
import { nlOrganisations, type OrganisationWords } from "../../content/words/organisations/nl.ts";
import { deOverview } from "../../content/words/overview/de.ts";
import { nlOverview, type OverviewWords } from "../../content/words/overview/nl.ts";
import { nl, type Words } from "../../content/words/nl.ts";
import { beNotFound } from "../../content/words/not-found/be.ts";
import { deNotFound } from "../../content/words/not-found/de.ts";
import { nlNotFound, type NotFoundWords } from "../../content/words/not-found/nl.ts";
import { deProblem } from "../../content/words/problem/de.ts";
import { nlProblem, type ProblemWords } from "../../content/words/problem/nl.ts";
import { deWhere } from "../../content/words/where/de.ts";
import { nlWhere } from "../../content/words/where/nl.ts";
import type { Locale } from "./brand.ts";

/** What pages, mails and the API say. */
export type AllWords = Words &
  FormWords &
  QuestionWords &
  AdvertiseWords &
  AgendaWords &
  NewsletterWords &
  AboutWords &
  LandingWords &
  KeywordWords &
  ConsentWords &
  ArticleWords &
  DetailWords &
  HelpdeskWords &
  HomeWords &
  NotFoundWords &
  OrganisationWords &
  OverviewWords & {
    places: { where: typeof nlWhere };
    problem: ProblemWords;
    busy: BusyWords;
    mail: MailWords;
    empty: EmptyWords;
    group: GroupWords;
    facts: FactWords;
    found: FoundWords;
  };

const catalogues: Record<Locale, AllWords> = {
  nl: {
    ...{
      ...nl,
      ...nlForms,
      ...nlQuestion,
      ...nlAdvertise,
      ...nlNewsletter,
      ...nlAbout,
      ...nlLanding,
      ...nlKeywords,
      ...nlConsent,
      ...nlAgenda,
    },
    ...{ ...nlArticles, ...nlHelpdesk, ...nlOrganisations, landing: nlOverview.landing, home: { ...nl.home, ...nlHome.home } },
    ...{
      overview: { ...nl.overview, ...nlOverview.overview },
      detail: { ...nl.detail, ...nlDetail.detail },
      currentEvents: nlDetail.currentEvents,
      notFound: { ...nl.notFound, ...nlNotFound.notFound },
    },
    ...{ places: { ...nl.places, where: nlWhere }, problem: { ...nl.problem, ...nlProblem }, mail: nlMail, empty: nlEmpty, group: nlGroup },
    ...{ facts: nlFacts, found: nlFound, busy: nlBusy },
  },
  be: {
    ...{
      ...be,
      ...beForms,
      ...beQuestion,
      ...beAdvertise,
      ...beNewsletter,
      ...beAbout,
      ...beLanding,
      ...nlKeywords,
      ...beConsent,
      ...nlAgenda,
    },
    ...{ ...beArticles, ...beHelpdesk, ...beOrganisations, landing: nlOverview.landing, home: { ...be.home, ...beHome.home } },
    ...{
      overview: { ...be.overview, ...nlOverview.overview },
      detail: { ...be.detail, ...beDetail.detail },
      currentEvents: beDetail.currentEvents,
      notFound: { ...be.notFound, ...beNotFound.notFound },
    },
    ...{ places: { ...be.places, where: nlWhere }, problem: { ...be.problem, ...nlProblem }, mail: beMail, empty: beEmpty, group: beGroup },
    ...{ facts: beFacts, found: nlFound, busy: beBusy },
  },
  de: {
    ...{
      ...de,
      ...deForms,
      ...deQuestion,
      ...deAdvertise,
      ...deNewsletter,
      ...deAbout,
      ...deLanding,
      ...deKeywords,
      ...deConsent,
      ...deAgenda,
    },
    ...{ ...deArticles, ...deHelpdesk, ...deOrganisations, landing: deOverview.landing, home: { ...de.home, ...deHome.home } },
    ...{
      overview: { ...de.overview, ...deOverview.overview },
      detail: { ...de.detail, ...deDetail.detail },
      currentEvents: deDetail.currentEvents,
      notFound: { ...de.notFound, ...deNotFound.notFound },
    },
    ...{ places: { ...de.places, where: deWhere }, problem: { ...de.problem, ...deProblem }, mail: deMail, empty: deEmpty, group: deGroup },
    ...{ facts: deFacts, found: deFound, busy: deBusy },
  },
};

/** The catalogue of a locale, for rooms on the server (mails, API); pages load theirs by parts, in `web/words`. */
export function wordsOf(locale: Locale): AllWords {
  return catalogues[locale];
}
