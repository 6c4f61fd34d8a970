import { basename, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Brand, BrandKey } from "../src/brands/brand.ts";
import { brands } from "../src/brands/brands.ts";
import { drawnPicture } from "../src/media/drawn-picture.server.ts";
import { slugify } from "../src/places/slugify.ts";
import { readBrandContent, type BrandContent } from "../src/seed/content/brand-content.ts";
import { checkReferences } from "../src/seed/content/check-references.ts";
import type { ActivityEntry } from "../src/seed/content/entries.ts";
import { readGazetteer, type Gazetteer } from "../src/seed/content/gazetteer.ts";
import { scene } from "../src/media/scene.ts";
import { closestPair, FOREIGN_WORDS, repeatedSentences, sentencesIn, wordsIn } from "./support/prose.ts";

const FOLDER = join(import.meta.dirname, "../content");
const contents = new Map<BrandKey, BrandContent>();
const gazetteer = await readGazetteer(join(FOLDER, "places"));

beforeAll(async () => {
  for (const brand of brands) {
    contents.set(brand.key, await readBrandContent(join(FOLDER, "starter"), brand.key));
  }
});

/** Words for lessons, which several kinds share. */
const LESSON_WORDS = new Set(["workshop", "cursus", "les", "initiatie", "kurs"]);

test("kinds share no words, and each kind has related kinds", async () => {
  const { kinds } = await readBrandContent(join(FOLDER, "starter"), "nl");
  for (const language of ["nl", "de"] as const) {
    const words = kinds.flatMap((kind) => [kind[language].name, ...kind[language].synonyms]);
    expect(twice(words.map((word) => word.toLowerCase()).filter((word) => !LESSON_WORDS.has(word)))).toEqual([]);
  }
  expect(kinds.filter(({ key, related }) => related.length === 0 || related.includes(key)).map(({ key }) => key)).toEqual([]);
});

describe.each(brands)("the starter content of $key", (brand) => {
  test("has the required amount of activities, organisations and events", () => {
    const { activities, organisations, events, filterGroups, banners, redirects, hidden } = contentOf(brand.key);
    expect(activities.length).toBeGreaterThanOrEqual(brand.key === "nl" ? 400 : 150);
    expect(organisations.length).toBeGreaterThanOrEqual(brand.key === "nl" ? 120 : 50);
    expect(new Set(activities.map(({ scene: shown }) => shown)).size).toBeGreaterThanOrEqual(brand.key === "kids" ? 35 : 60);
    expect(events.length).toBeGreaterThanOrEqual(brand.pages.agenda ? 80 : 0);
    expect(filterGroups.length).toBeGreaterThanOrEqual(10);
    expect(filterGroups.map(({ name }) => name)).toEqual(expect.arrayContaining(["Speciale wensen", ...brand.hiddenGroups]));
    expect(banners.map(({ ctaType }) => ctaType).toSorted()).toEqual(["AD", "QUESTION"]);
    expect(redirects).toHaveLength(2);
    expect(hidden).not.toBeNull();
  });

  test("has no broken references", () => {
    checkReferences(brand, contentOf(brand.key), gazetteer);
    const cities = new Set(ownCities(brand).flatMap(({ name, province }) => [name, `${name}, ${province}`]));
    expect(
      contentOf(brand.key)
        .organisations.filter(({ city }) => !cities.has(city))
        .map(({ city }) => city),
    ).toEqual([]);
  });

  test("has no duplicate names, titles or slugs", () => {
    const { activities, organisations, filterGroups, seoPages, redirects } = contentOf(brand.key);
    const slugs = [...activities.map(({ slug }) => slug), ...redirects.map(({ oldSlug }) => oldSlug)];
    expect(twice(slugs)).toEqual([]);
    expect(twice(activities.map(({ title }) => title))).toEqual([]);
    expect(twice(activities.map(({ added }) => added))).toEqual([]);
    expect(twice(organisations.flatMap(({ key, name }) => (key === name ? [key] : [key, name])))).toEqual([]);
    expect(twice(filterGroups.map(({ name }) => name))).toEqual([]);
    expect(twice(filterGroups.flatMap(({ filters }) => filters.map(({ name }) => name)))).toEqual([]);
    expect(twice(seoPages.map(({ slug }) => slug))).toEqual([]);
  });

  test("has at least two activities of each kind, with different pictures, and one to six of each organisation", () => {
    const { activities, organisations } = contentOf(brand.key);
    expect([...counts(activities.map(({ scene: shown }) => shown)).values()].every((count) => count >= 2)).toBe(true);
    expect(twice(activities.flatMap(({ scene: shown, pictures }) => pictures.map((seed) => `${shown}-${seed}`)))).toEqual([]);
    const offered = counts(activities.map(({ organisation }) => organisation));
    expect(organisations.filter(({ key }) => !between(offered.get(key) ?? 0, 1, 6)).map(({ key }) => key)).toEqual([]);
  });

  test("has prices with or without VAT as its visitors pay them, and no duplicate days of the week", () => {
    const facts = contentOf(brand.key).activities.map((activity) => activity.facts);
    expect(facts.filter(({ priceFrom }) => priceFrom).length).toBeGreaterThan(0.9 * facts.length);
    const taxes = new Set(facts.flatMap(({ priceFrom }) => priceFrom?.vat ?? []));
    expect([...taxes].toSorted()).toEqual(brand.key === "kids" ? ["incl"] : ["excl", "incl"]);
    expect(facts.flatMap(({ closedOn = [] }) => twice(closedOn))).toEqual([]);
  });

  test("has facts of every activity, and puts it in one price band and one duration band", () => {
    const { activities, filterGroups } = contentOf(brand.key);
    expect(slugsWhere(activities, ({ facts }) => Object.keys(facts).length < 3)).toEqual([]);
    for (const bands of ["budget", "duration"] as const) {
      const names = filterGroups.find((group) => group.bands === bands)?.filters.map(({ name }) => name) ?? [];
      expect(names.length).toBeGreaterThanOrEqual(4);
      const chosen = activities.map(({ slug, filters }) => ({ slug, of: filters.filter((name) => names.includes(name)) }));
      // The museum card is a second price band, beside the regular price.
      expect(chosen.filter(({ of }) => of.filter((name) => name !== "Met museumkaart").length !== 1)).toEqual([]);
      expect(names.filter((name) => !chosen.some(({ of }) => of.includes(name)))).toEqual([]);
    }
  });

  test("has every activity in the bands of its price and its duration", () => {
    const { activities, filterGroups } = contentOf(brand.key);
    const budgets = filterGroups.find(({ bands }) => bands === "budget")?.filters ?? [];
    const durations = filterGroups.find(({ bands }) => bands === "duration")?.filters.map(({ name }) => name) ?? [];
    const ends = budgets.flatMap(({ name, upTo_cents }) => (upTo_cents === undefined ? [] : [{ name, upTo_cents }]));
    expect(ends.map(({ upTo_cents }) => upTo_cents)).toEqual(brand.key === "kids" ? [0, 1000, 2500, 5000, 7500] : [2500, 5000, 7500]);

    const wrong = activities.flatMap(({ slug, facts, filters }) => {
      const { priceFrom, lasts } = facts;
      const budget =
        priceFrom?.per === "person" ? (ends.find(({ upTo_cents }) => priceFrom.cents <= upTo_cents)?.name ?? over(budgets)) : null;
      const duration = lasts ? durations[durationBand(lasts)] : null;
      return [budget, duration].flatMap((name) => (name && !filters.includes(name) ? [`${slug}: ${name}`] : []));
    });
    expect(wrong).toEqual([]);
    const onRequest = budgets.find(({ name }) => /^(Op aanvraag|Auf Anfrage)$/.test(name))?.name ?? "";
    expect(slugsWhere(activities, ({ facts, filters }) => filters.includes(onRequest) === Boolean(facts.priceFrom))).toEqual([]);
  });

  test("has a drawing for every picture", () => {
    const { activities, events, filterGroups, banners } = contentOf(brand.key);
    const pictures = [
      ...activities.flatMap((activity) => activity.pictures.map((seed) => ({ kind: activity.scene, seed }))),
      ...events.flatMap((event) => event.pictures),
      ...[...filterGroups, ...filterGroups.flatMap(({ filters }) => filters), ...banners].map(({ picture }) => picture),
    ];
    const urls = pictures.map((picture) => scene(brand, picture, "").url);
    expect(urls.filter((url) => drawnPicture(basename(url)) === null)).toEqual([]);
  });

  test("describes every activity in 60 words and four sentences or more", () => {
    const { activities } = contentOf(brand.key);
    expect(slugsWhere(activities, ({ description }) => wordsIn(description).length < 60)).toEqual([]);
    expect(slugsWhere(activities, ({ description }) => sentencesIn(description).length < 4)).toEqual([]);
  });

  test("repeats no sentence, and no two descriptions share a fifth of their five-word runs", () => {
    const descriptions = describedBySlug(brand.key);
    expect(repeatedSentences([...descriptions.values()])).toEqual([]);
    expect(closestPair(descriptions, descriptions).overlap).toBeLessThanOrEqual(0.2);
  });

  test("describes events in the same detail, on a brand with an agenda", () => {
    const { events } = contentOf(brand.key);
    expect(events.length > 0).toBe(brand.pages.agenda !== null);
    expect(twice(events.map(({ title }) => title))).toEqual([]);
    expect(events.filter(({ description }) => wordsIn(description).length < 60).map(({ title }) => title)).toEqual([]);
    expect(events.filter(({ days_from_seeding: days }) => !between(days, -31, 184)).map(({ title }) => title)).toEqual([]);
  });

  test("has plausible groups, ages, prices and times", () => {
    const { activities } = contentOf(brand.key);
    expect(slugsWhere(activities, ({ persons }) => (persons[0] ?? 1) < 1 || (persons[1] ?? 500) < 4)).toEqual([]);
    expect(slugsWhere(activities, ({ ages }) => (ages[0] ?? 0) > 18 || (ages[1] ?? 99) < 4)).toEqual([]);
    expect(slugsWhere(activities, ({ price_cents }) => !between(price_cents ?? 1_000, 0, 300_000))).toEqual([]);
    expect(slugsWhere(activities, ({ duration_minutes }) => !between(duration_minutes ?? 60, 20, 7 * 24 * 60))).toEqual([]);
    expect(slugsWhere(activities, ({ title }) => !between(title.length, 20, 45))).toEqual([]);
    expect(slugsWhere(activities, ({ pictures }) => !between(pictures.length, 1, 4))).toEqual([]);
    expect(slugsWhere(activities, ({ filters }) => !between(filters.length, 3, 9))).toEqual([]);
    expect(slugsWhere(activities, ({ added }) => added < "2025-03-01" || added > "2026-11-20")).toEqual([]);
  });

  test("has no mail addresses and telephone numbers that could exist", () => {
    const { activities, organisations } = contentOf(brand.key);
    const mails = organisations.flatMap(({ email, contact }) => [email, contact.email]);
    const sites = [...organisations, ...activities].flatMap(({ website }) => website ?? []);
    expect(mails.filter((mail) => !/@[a-z0-9.-]+\.example$/.test(mail))).toEqual([]);
    expect(sites.filter((site) => !new URL(site).hostname.endsWith(".example"))).toEqual([]);
    expect(organisations.map(({ phone }) => phone ?? "").filter((phone) => !UNASSIGNED[brand.countryCode].test(phone))).toEqual([]);
  });

  test("is written in the language of its country", () => {
    const foreign = FOREIGN_WORDS[brand.locale];
    const texts = contentOf(brand.key).activities.map(
      ({ title, description, locationDescription }) => `${title} ${description} ${locationDescription}`,
    );
    expect(wordsIn(texts.join(" ")).filter((word) => foreign.has(word))).toEqual([]);
  });

  test("is spread over the provinces by population", () => {
    const { activities } = contentOf(brand.key);
    const cities = ownCities(brand);
    const provinceByName = new Map(
      cities.toReversed().flatMap(({ name, province }) => [[name, province] as const, [`${name}, ${province}`, province] as const]),
    );
    const placed = activities.flatMap(({ place, province }) => province ?? (place && provinceByName.get(place)) ?? []);
    const people = cities.reduce((sum, { population }) => sum + population, 0);
    for (const province of gazetteer.provinces.filter(({ country }) => country === brand.countryCode)) {
      const inhabitants = cities.filter((city) => city.province === province.name).reduce((sum, { population }) => sum + population, 0);
      const fair = (inhabitants / people) * placed.length;
      const here = placed.filter((name) => name === province.name).length;
      // A province has at least two, and at most three times its share (some popular provinces have few inhabitants).
      expect(here, province.name).toBeGreaterThanOrEqual(Math.max(2, Math.floor(fair / 2)));
      expect(here, province.name).toBeLessThanOrEqual(Math.max(8, Math.ceil(fair * 3)));
    }
  });

  test("has a landing page for every opening word: alone, in every province, and in the 30 largest cities", () => {
    const { seoPages } = contentOf(brand.key);
    const provinces = gazetteer.provinces.filter(({ country }) => country === brand.countryCode).map(({ name }) => name);
    for (const word of brand.openingWords) {
      const slugs = seoPages.map(({ slug }) => slug).filter((slug) => slug.split("/")[0] === word);
      const places = seoPages.filter(({ slug }) => slug.startsWith(`${word}/`));
      expect(slugs).toContain(word);
      expect(provinces.filter((name) => !slugs.includes(`${word}/${slugify(name)}`))).toEqual([]);
      expect((LARGEST[brand.countryCode] ?? []).filter((name) => !places.some(({ city }) => city === name))).toEqual([]);
    }
    expect(seoPages.filter(({ slug }) => !brand.openingWords.some((word) => word === slug.split("/")[0]))).toEqual([]);
  });

  test("has landing pages with texts that fit a search result", () => {
    const { seoPages } = contentOf(brand.key);
    expect(seoPages.filter(({ metaTitle }) => metaTitle.length > 60).map(({ slug }) => slug)).toEqual([]);
    expect(seoPages.filter(({ metaDescription }) => metaDescription.length > 160).map(({ slug }) => slug)).toEqual([]);
    expect(seoPages.filter(({ pageDescription }) => !between(wordsIn(pageDescription).length, 40, 85)).map(({ slug }) => slug)).toEqual([]);
    expect(repeatedSentences(seoPages.map(({ pageDescription }) => pageDescription))).toEqual([]);
    const texts = new Map(seoPages.map(({ slug, pageDescription }) => [slug, pageDescription]));
    expect(closestPair(texts, texts).overlap).toBeLessThanOrEqual(0.2);
    expect(twice(seoPages.map(({ metaDescription }) => metaDescription))).toEqual([]);
  });
});

test("the Belgian descriptions are no copies of the Dutch ones", () => {
  expect(closestPair(describedBySlug("nl"), describedBySlug("be")).overlap).toBeLessThanOrEqual(0.5);
});

/** The 30 largest cities by inhabitants, without a municipality (Zaanstad) and a district (Deurne) that the source counts as such. */
const LARGEST = Object.fromEntries(
  Object.entries(Object.groupBy(gazetteer.cities, ({ country }) => country)).map(([country, cities]) => [
    country,
    cities
      .toSorted((a, b) => b.population - a.population)
      .map(({ name }) => name)
      .filter((name) => name !== "Zaanstad" && name !== "Deurne")
      .slice(0, 30),
  ]),
);

/** Subscriber numbers that begin with 0 are never given out; in Germany some ranges are reserved for fiction. */
const UNASSIGNED = {
  NL: /^\+31 (?=(?:\D*\d){9}$)[1-9]\d{1,2} 0[\d ]+$/,
  BE: /^\+32 (?=(?:\D*\d){8}$)[1-9]\d? 0[\d ]+$/,
  DE: /^\+49 (30 23125|69 90009|40 66969|221 4710|89 99998) \d{3}$/,
};

function contentOf(brand: BrandKey): BrandContent {
  const content = contents.get(brand);
  if (!content) throw new Error(`The content of ${brand} was not read.`);
  return content;
}

/** The price band without an upper limit. */
function over(budgets: readonly { name: string }[]): string | undefined {
  return budgets.find(({ name }) => /^(Boven|Über) /.test(name))?.name;
}

/** Index of the band: up to 2 hours, up to 5, a day, several days. */
function durationBand(lasts: { minutes: number } | { days: number }): number {
  if ("days" in lasts) return 3;
  if (lasts.minutes <= 120) return 0;
  return lasts.minutes <= 300 ? 1 : 2;
}

function ownCities({ countryCode }: Brand): Gazetteer["cities"] {
  return gazetteer.cities.filter(({ country }) => country === countryCode);
}

function describedBySlug(brand: BrandKey): Map<string, string> {
  return new Map(contentOf(brand).activities.map(({ slug, description }) => [slug, description]));
}

function slugsWhere(activities: readonly ActivityEntry[], isWrong: (activity: ActivityEntry) => boolean): string[] {
  return activities.filter(isWrong).map(({ slug }) => slug);
}

function twice(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

function counts(names: readonly string[]): Map<string, number> {
  return new Map(Object.entries(Object.groupBy(names, (name) => name)).map(([name, same]) => [name, same?.length ?? 0]));
}

function between(value: number, low: number, high: number): boolean {
  return low <= value && value <= high;
}
