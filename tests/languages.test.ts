import { afterAll, expect, test } from "vitest";
import { brands } from "../src/brands/brands.ts";
import { wordsOf } from "../src/brands/words.ts";
import { testApp } from "./support/app.ts";
import { DUTCH_WORDS, foreignWords, GERMAN_WORDS } from "./support/languages.ts";
import { shownText } from "./support/shown-text.ts";

const { get, close } = await testApp({ isFilled: true });
afterAll(close);

/** Pages that no link leads to, and answers to searches and forms. */
const BESIDE = [
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
/** Of one kind of page (`/uitjes/…`) so many are read: they differ by their content alone, which content.test.ts reads whole. */
const OF_A_KIND = 40;

test("each list holds at least 150 words, and no word is in both", () => {
  expect(Math.min(DUTCH_WORDS.size, GERMAN_WORDS.size)).toBeGreaterThanOrEqual(150);
  expect([...DUTCH_WORDS.intersection(GERMAN_WORDS)]).toEqual([]);
});

test("what a page says is read with its attributes, without what names another language", () => {
  const html =
    '<html lang="de-DE"><head><title>Guten Tag</title><script>niet</script></head><body><img alt="Ein Boot"/><p>Hallo <b lang="nl">voor<i>deur</i></b> da</p></body></html>';
  expect(shownText(html)).toEqual(["Guten Tag", "Ein Boot", "Hallo ", " da"]);
  expect(foreignWords("Bekijk het, Herr Voor den Dom: info@voor.example", "de")).toEqual(["bekijk", "het", "voor"]);
  expect(foreignWords("Zurück zum Uitje", "nl")).toEqual(["zurück", "zum"]);
});

test("every sentence of a catalogue is in its language, those of mails and of rare errors too", () => {
  const foreign = (words: object, locale: "nl" | "be" | "de"): string[] =>
    Object.entries(words).flatMap(([name, part]) => {
      // How other languages name places and topics.
      if (name === "where" || name === "tagNames") return [];
      return typeof part === "object" && part !== null ? foreign(part, locale) : foreignIn(sentenceOf(part), locale);
    });
  expect((["nl", "be", "de"] as const).flatMap((locale) => foreign(wordsOf(locale), locale))).toEqual([]);
});

test.for(brands)(
  "no page of $name speaks another language, nor do its titles, descriptions and labels",
  { timeout: 240_000 },
  async (brand) => {
    const { pages, strange } = await walk(brand.localHost, (html) => shownText(html).flatMap((text) => foreignIn(text, brand.locale)));
    expect(strange).toEqual([]);
    expect(pages).toBeGreaterThan(100);
  },
);

/** A sentence as it stands in the catalogue, without what is filled in. */
function sentenceOf(part: unknown): string {
  return String(part)
    .replace(/^\(.*?\) =>/s, "")
    .replace(/\$\{.*?\}/g, " ");
}

function foreignIn(text: string, locale: (typeof brands)[number]["locale"]): string[] {
  const found = foreignWords(text, locale);
  return found.length === 0 ? [] : [`${found.join(" ")} in "${text.trim().slice(0, 80)}"`];
}

/** Follows the links of a site from its front page, without searches; `look` says what is strange about a page. */
async function walk(host: string, look: (html: string) => string[]): Promise<{ pages: number; strange: string[] }> {
  const known = new Set(["/", ...BESIDE]);
  const kinds = new Map<string, number>();
  const strange: string[] = [];
  for (const path of known) {
    const answer = await get(path, host);
    // Calendar files and feeds say what the pages say that they are linked from.
    if (!answer.headers.get("content-type")?.startsWith("text/html")) continue;
    const html = await answer.text();
    strange.push(...look(html).map((what) => `${path}: ${what}`));
    for (const [, link = ""] of html.matchAll(/ href="(\/(?!static\/)[^"#?]*)/g)) {
      const kind = link.split("/", 2).join("/");
      const count = kinds.get(kind) ?? 0;
      if (known.has(link) || count >= OF_A_KIND) continue;
      kinds.set(kind, count + 1);
      known.add(link);
    }
  }
  return { pages: known.size, strange };
}
