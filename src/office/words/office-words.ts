import { accountWords } from "./account-words.ts";
import { actWords } from "./act-words.ts";
import { commonWords } from "./common-words.ts";
import { factWords } from "./fact-words.ts";
import { failureWords } from "./failure-words.ts";
import { keysWords } from "./keys-words.ts";
import { listWords } from "./list-words.ts";
import { logWords } from "./log-words.ts";
import { loginWords } from "./login-words.ts";
import { mailsWords } from "./mails-words.ts";
import { eventsWords } from "./events-words.ts";
import { itemWords } from "./item-words.ts";
import { messagesWords } from "./messages-words.ts";
import { newsletterWords } from "./newsletter-words.ts";
import { privacyWords } from "./privacy-words.ts";
import { peopleWords } from "./people-words.ts";
import { queueWords } from "./queue-words.ts";
import { quotesWords } from "./quotes-words.ts";
import { resultWords } from "./result-words.ts";
import { startWords } from "./start-words.ts";
import { statisticsWords } from "./statistics-words.ts";
import { stepUpWords } from "./step-up-words.ts";

/** The words of the area, a part per screen. Each part has both languages: the compiler finds the missing one. */
const PARTS = {
  account: accountWords,
  acts: actWords,
  common: commonWords,
  facts: factWords,
  failures: failureWords,
  keys: keysWords,
  list: listWords,
  log: logWords,
  login: loginWords,
  mails: mailsWords,
  events: eventsWords,
  item: itemWords,
  messages: messagesWords,
  newsletter: newsletterWords,
  privacy: privacyWords,
  people: peopleWords,
  queue: queueWords,
  quotes: quotesWords,
  results: resultWords,
  start: startWords,
  statistics: statisticsWords,
  stepUp: stepUpWords,
};

type Parts = typeof PARTS;
export type OfficeWords = { [Part in keyof Parts]: Parts[Part]["nl"] };

export function wordsOfLanguage(language: "nl" | "de"): OfficeWords {
  return WORDS[language];
}

const WORDS = { nl: wordsIn("nl"), de: wordsIn("de") };

function wordsIn(language: "nl" | "de"): OfficeWords {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each part has the same shape in both languages
  return Object.fromEntries(Object.entries(PARTS).map(([part, words]) => [part, words[language]])) as OfficeWords;
}
