import { accountWords } from "./account-words.ts";
import { actWords } from "./act-words.ts";
import { commonWords } from "./common-words.ts";
import { failureWords } from "./failure-words.ts";
import { listWords } from "./list-words.ts";
import { logWords } from "./log-words.ts";
import { loginWords } from "./login-words.ts";
import { peopleWords } from "./people-words.ts";
import { queueWords } from "./queue-words.ts";
import { startWords } from "./start-words.ts";
import { stepUpWords } from "./step-up-words.ts";

/** The words of the area, a part per screen. Each part has both languages: the compiler finds the missing one. */
const PARTS = {
  account: accountWords,
  acts: actWords,
  common: commonWords,
  failures: failureWords,
  list: listWords,
  log: logWords,
  login: loginWords,
  people: peopleWords,
  queue: queueWords,
  start: startWords,
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
