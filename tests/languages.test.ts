import { afterAll, expect, test } from "vitest";
import { brands } from "../src/brands/brands.ts";
import { wordsOf } from "../src/brands/words.ts";
import { testApp } from "./support/app.ts";
import { DUTCH_WORDS, foreignWords, GERMAN_WORDS } from "./support/languages.ts";
import { shownText } from "./support/shown-text.ts";

const { get, close } = await testApp({ isFilled: true });
afterAll(close);

/** Pages without a link to them, and results of searches and forms. */
const UNLINKED = [
  "/not-found",
  "/uitjes?zoek=qxwzj&personen=20",
  "/uitjes?plaats=qxwzj",
  "/uitjes?pagina=9999",
  "/uitjes?sorteer=titel&personen=20",
  "/helpdesk?vraag=verzonden",
  "/adverteren?vraag=verzonden",
  "/adverteren?evenement=verzonden",
  "/nieuwsbrief?aanmelding=verzonden",
  "/nieuwsbrief/bevestigen?t=x",
  "/nieuwsbrief/afmelden?t=x",
];
/** Pages read of each kind (`/uitjes/…`): they differ only in content, and content.test.ts reads all of that. */
const PAGES_PER_KIND = 40;

test("each list holds at least 150 words, and no word is in both", () => {
  expect(Math.min(DUTCH_WORDS.size, GERMAN_WORDS.size)).toBeGreaterThanOrEqual(150);
  expect([...DUTCH_WORDS.intersection(GERMAN_WORDS)]).toEqual([]);
});

test("the text of a page includes attributes, and no parts that are marked as another language", () => {
  const html =
    '<html lang="de-DE"><head><title>Guten Tag</title><script>niet</script></head><body><img alt="Ein Boot"/><p>Hallo <b lang="nl">voor<i>deur</i></b> da</p></body></html>';
  expect(shownText(html)).toEqual(["Guten Tag", "Ein Boot", "Hallo ", " da"]);
  expect(foreignWords("Bekijk het, Herr Voor den Dom: info@voor.example", "de")).toEqual(["bekijk", "het", "voor"]);
  expect(foreignWords("Zurück zum Uitje", "nl")).toEqual(["zurück", "zum"]);
});

test("every sentence of a catalogue is in its language, including mails and rare errors", () => {
  const foreign = (words: object, locale: "nl" | "be" | "de"): string[] =>
    Object.entries(words).flatMap(([name, part]) => {
      // Names of places and topics in other languages.
      if (name === "where" || name === "tagNames") return [];
      return typeof part === "object" && part !== null ? foreign(part, locale) : foreignIn(sentenceOf(part), locale);
    });
  expect((["nl", "be", "de"] as const).flatMap((locale) => foreign(wordsOf(locale), locale))).toEqual([]);
});

test.for(brands)("no page of $name has text, titles, descriptions or labels in another language", { timeout: 240_000 }, async (brand) => {
  const { pages, foreign } = await walk(brand.localHost, (html) => shownText(html).flatMap((text) => foreignIn(text, brand.locale)));
  expect(foreign).toEqual([]);
  expect(pages).toBeGreaterThan(100);
});

/** A sentence of the catalogue without its variables. */
function sentenceOf(part: unknown): string {
  return String(part)
    .replace(/^\(.*?\) =>/s, "")
    .replace(/\$\{.*?\}/g, " ");
}

function foreignIn(text: string, locale: (typeof brands)[number]["locale"]): string[] {
  const found = foreignWords(text, locale);
  return found.length === 0 ? [] : [`${found.join(" ")} in "${text.trim().slice(0, 80)}"`];
}

/** Follows the links of a site from its front page, without searches; `findForeign` returns the foreign words of a page. */
async function walk(host: string, findForeign: (html: string) => string[]): Promise<{ pages: number; foreign: string[] }> {
  const known = new Set(["/", ...UNLINKED]);
  const kinds = new Map<string, number>();
  const foreign: string[] = [];
  for (const path of known) {
    const answer = await get(path, host);
    // Calendar files and feeds have the texts of the pages that link to them.
    if (!answer.headers.get("content-type")?.startsWith("text/html")) continue;
    const html = await answer.text();
    foreign.push(...findForeign(html).map((what) => `${path}: ${what}`));
    for (const [, link = ""] of html.matchAll(/ href="(\/(?!static\/)[^"#?]*)/g)) {
      const kind = link.split("/", 2).join("/");
      const count = kinds.get(kind) ?? 0;
      if (known.has(link) || count >= PAGES_PER_KIND) continue;
      kinds.set(kind, count + 1);
      known.add(link);
    }
  }
  return { pages: known.size, foreign };
}
