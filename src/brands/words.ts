import { beAbout } from "../../content/words/about/be.ts";
import { deAbout } from "../../content/words/about/de.ts";
import { nlAbout, type AboutWords } from "../../content/words/about/nl.ts";
import { beArticles } from "../../content/words/articles/be.ts";
import { deArticles } from "../../content/words/articles/de.ts";
import { nlArticles, type ArticleWords } from "../../content/words/articles/nl.ts";
import { beBusy } from "../../content/words/busy/be.ts";
import { deBusy } from "../../content/words/busy/de.ts";
import { nlBusy, type BusyWords } from "../../content/words/busy/nl.ts";
import { beEmpty } from "../../content/words/empty/be.ts";
import { deEmpty } from "../../content/words/empty/de.ts";
import { nlEmpty, type EmptyWords } from "../../content/words/empty/nl.ts";
import { beFacts } from "../../content/words/facts/be.ts";
import { deFacts } from "../../content/words/facts/de.ts";
import { nlFacts, type FactWords } from "../../content/words/facts/nl.ts";
import { deFound } from "../../content/words/found/de.ts";
import { nlFound, type FoundWords } from "../../content/words/found/nl.ts";
import { beHelpdesk } from "../../content/words/helpdesk/be.ts";
import { deHelpdesk } from "../../content/words/helpdesk/de.ts";
import { nlHelpdesk, type HelpdeskWords } from "../../content/words/helpdesk/nl.ts";
import { beIslands } from "../../content/words/islands/be.ts";
import { deIslands } from "../../content/words/islands/de.ts";
import { nlIslands, type IslandWords } from "../../content/words/islands/nl.ts";
import { beLanding } from "../../content/words/landing/be.ts";
import { deLanding } from "../../content/words/landing/de.ts";
import { nlLanding, type LandingWords } from "../../content/words/landing/nl.ts";
import { beMail } from "../../content/words/mail/be.ts";
import { deMail } from "../../content/words/mail/de.ts";
import { nlMail, type MailWords } from "../../content/words/mail/nl.ts";
import { beNotFound } from "../../content/words/not-found/be.ts";
import { deNotFound } from "../../content/words/not-found/de.ts";
import { nlNotFound, type NotFoundWords } from "../../content/words/not-found/nl.ts";
import { deProblem } from "../../content/words/problem/de.ts";
import { nlProblem, type ProblemWords } from "../../content/words/problem/nl.ts";
import { deWhere } from "../../content/words/where/de.ts";
import { nlWhere } from "../../content/words/where/nl.ts";
import type { Locale } from "./brand.ts";

/** All texts of pages, mails and the API. */
export type AllWords = IslandWords &
  AboutWords &
  LandingWords &
  ArticleWords &
  HelpdeskWords &
  NotFoundWords & {
    places: { where: typeof nlWhere };
    problem: ProblemWords;
    busy: BusyWords;
    mail: MailWords;
    empty: EmptyWords;
    facts: FactWords;
    found: FoundWords;
  };

const catalogues: Record<Locale, AllWords> = {
  nl: {
    ...{ ...nlIslands, ...nlAbout, ...nlLanding, ...nlArticles, ...nlHelpdesk },
    ...{ places: { ...nlIslands.places, where: nlWhere }, notFound: { ...nlIslands.notFound, ...nlNotFound.notFound } },
    ...{ problem: { ...nlIslands.problem, ...nlProblem }, mail: nlMail, empty: nlEmpty, facts: nlFacts, found: nlFound, busy: nlBusy },
  },
  be: {
    ...{ ...beIslands, ...beAbout, ...beLanding, ...beArticles, ...beHelpdesk },
    ...{ places: { ...beIslands.places, where: nlWhere }, notFound: { ...beIslands.notFound, ...beNotFound.notFound } },
    ...{ problem: { ...beIslands.problem, ...nlProblem }, mail: beMail, empty: beEmpty, facts: beFacts, found: nlFound, busy: beBusy },
  },
  de: {
    ...{ ...deIslands, ...deAbout, ...deLanding, ...deArticles, ...deHelpdesk },
    ...{ places: { ...deIslands.places, where: deWhere }, notFound: { ...deIslands.notFound, ...deNotFound.notFound } },
    ...{ problem: { ...deIslands.problem, ...deProblem }, mail: deMail, empty: deEmpty, facts: deFacts, found: deFound, busy: deBusy },
  },
};

/** The whole word catalogue of a locale, for the server; islands get only their part of it (web/words/use-words.ts). */
export function wordsOf(locale: Locale): AllWords {
  return catalogues[locale];
}
