import { basename, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { BrandKey } from "../src/brands/brand.ts";
import { brands } from "../src/brands/brands.ts";
import { drawnPicture } from "../src/media/drawn-picture.ts";
import { slugify } from "../src/places/slugify.ts";
import { readBrandContent, type BrandContent } from "../src/starter/content/brand-content.ts";
import { checkReferences } from "../src/starter/content/check-references.ts";
import type { ActivityEntry } from "../src/starter/content/entries.ts";
import { readGazetteer, type Gazetteer } from "../src/starter/content/gazetteer.ts";
import { scene } from "../src/starter/scene.ts";
import { closestPair, repeatedSentences, sentencesIn, wordsIn } from "./support/prose.ts";

const FOLDER = join(import.meta.dirname, "../content");
const contents = new Map<BrandKey, BrandContent>();
const gazetteers = new Map<BrandKey, Gazetteer>();

beforeAll(async () => {
  for (const brand of brands) {
    contents.set(brand.key, await readBrandContent(join(FOLDER, "starter"), brand.key));
    gazetteers.set(brand.key, await readGazetteer(join(FOLDER, "places"), brand.countryCode));
  }
});

describe.each(brands)("the starter content of $key", (brand) => {
  test("is as much as was promised", () => {
    const { activities, organisations, banners, redirects, hidden } = contentOf(brand.key);
    expect(activities).toHaveLength(40);
    expect(organisations).toHaveLength(20);
    expect(new Set(activities.map(({ kind }) => kind)).size).toBe(20);
    expect(banners.map(({ ctaType }) => ctaType).toSorted()).toEqual(["AD", "QUESTION"]);
    expect(redirects).toHaveLength(2);
    expect(hidden).not.toBeNull();
  });

  test("has no reference that leads nowhere", () => {
    const gazetteer = gazetteerOf(brand.key);
    checkReferences(brand, contentOf(brand.key), gazetteer);
    const cities = new Set(gazetteer.cities.map(({ name }) => name));
    expect(
      contentOf(brand.key)
        .organisations.filter(({ city }) => !cities.has(city))
        .map(({ city }) => city),
    ).toEqual([]);
  });

  test("names nothing twice", () => {
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

  test("offers two activities of each kind, with different pictures, and one to four by each organisation", () => {
    const { activities, organisations } = contentOf(brand.key);
    expect([...counts(activities.map(({ kind }) => kind)).values()].every((count) => count === 2)).toBe(true);
    expect(twice(activities.flatMap(({ kind, pictures }) => pictures.map((seed) => `${kind}-${seed}`)))).toEqual([]);
    const offered = counts(activities.map(({ organisation }) => organisation));
    expect(organisations.filter(({ key }) => !between(offered.get(key) ?? 0, 1, 4)).map(({ key }) => key)).toEqual([]);
  });

  test("has a drawing for every picture", () => {
    const { activities, events, filterGroups, banners } = contentOf(brand.key);
    const pictures = [
      ...activities.flatMap((activity) => activity.pictures.map((seed) => ({ kind: activity.kind, seed }))),
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

  test("tells of an agenda in as much detail, where the brand has one", () => {
    const { events } = contentOf(brand.key);
    expect(events.length > 0).toBe(brand.hasAgenda);
    expect(twice(events.map(({ title }) => title))).toEqual([]);
    expect(events.filter(({ description }) => wordsIn(description).length < 60).map(({ title }) => title)).toEqual([]);
    expect(events.filter(({ days_from_seeding: days }) => !between(days, -31, 184)).map(({ title }) => title)).toEqual([]);
  });

  test("says sensible things of groups, ages, prices and times", () => {
    const { activities } = contentOf(brand.key);
    expect(slugsWhere(activities, ({ persons }) => (persons[0] ?? 1) < 1 || (persons[1] ?? 500) < 4)).toEqual([]);
    expect(slugsWhere(activities, ({ ages }) => (ages[0] ?? 0) > 18 || (ages[1] ?? 99) < 4)).toEqual([]);
    expect(slugsWhere(activities, ({ price_cents }) => !between(price_cents ?? 1_000, 0, 300_000))).toEqual([]);
    expect(slugsWhere(activities, ({ duration_minutes }) => !between(duration_minutes ?? 60, 20, 7 * 24 * 60))).toEqual([]);
    expect(slugsWhere(activities, ({ title }) => !between(title.length, 20, 90))).toEqual([]);
    expect(slugsWhere(activities, ({ pictures }) => !between(pictures.length, 3, 5))).toEqual([]);
    expect(slugsWhere(activities, ({ filters }) => !between(filters.length, 3, 7))).toEqual([]);
    expect(slugsWhere(activities, ({ added }) => added < "2025-03-01" || added > "2026-11-20")).toEqual([]);
  });

  test("writes to nobody and calls nobody who could exist", () => {
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

  test("has a landing page for every opening word, and one place for every other page", () => {
    const { seoPages } = contentOf(brand.key);
    const alone = seoPages.filter(({ slug }) => !slug.includes("/")).map(({ slug }) => slug);
    expect(alone.toSorted()).toEqual([...brand.openingWords].toSorted());
    for (const { slug, cities, provinces, regions } of seoPages) {
      const [word, place] = slug.split("/");
      expect(brand.openingWords).toContain(word);
      expect([...cities, ...provinces, ...regions].map(slugify)).toEqual(place === undefined ? [] : [place]);
    }
  });

  test("has landing pages with texts that fit a search result", () => {
    const { seoPages } = contentOf(brand.key);
    expect(seoPages.filter(({ metaTitle }) => metaTitle.length > 60).map(({ slug }) => slug)).toEqual([]);
    expect(seoPages.filter(({ metaDescription }) => metaDescription.length > 160).map(({ slug }) => slug)).toEqual([]);
    expect(seoPages.filter(({ pageDescription }) => !between(wordsIn(pageDescription).length, 40, 85)).map(({ slug }) => slug)).toEqual([]);
    expect(repeatedSentences(seoPages.map(({ pageDescription }) => pageDescription))).toEqual([]);
  });
});

test("the Dutch and the Belgian descriptions are not each other's copies", () => {
  expect(closestPair(describedBySlug("nl"), describedBySlug("be")).overlap).toBeLessThanOrEqual(0.5);
});

/** Subscriber numbers that begin with 0 are never given out; in Germany some ranges are kept for fiction. */
const UNASSIGNED = {
  NL: /^\+31 (?=(?:\D*\d){9}$)[1-9]\d{1,2} 0[\d ]+$/,
  BE: /^\+32 (?=(?:\D*\d){8}$)[1-9]\d? 0[\d ]+$/,
  DE: /^\+49 (30 23125|69 90009|40 66969|221 4710|89 99998) \d{3}$/,
};

const GERMAN = new Set(["und", "nicht", "auf", "für", "ist", "mit", "ein", "wir", "euch", "eine", "sich", "auch"]);
const DUTCH = new Set(["het", "een", "niet", "jullie", "ook", "maar", "voor", "naar", "wordt", "deze", "zijn", "met", "geen", "op"]);
const FOREIGN_WORDS = { nl: GERMAN, be: GERMAN, de: DUTCH };

function contentOf(brand: BrandKey): BrandContent {
  const content = contents.get(brand);
  if (!content) throw new Error(`The content of ${brand} was not read.`);
  return content;
}

function gazetteerOf(brand: BrandKey): Gazetteer {
  const gazetteer = gazetteers.get(brand);
  if (!gazetteer) throw new Error(`The places of ${brand} were not read.`);
  return gazetteer;
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
