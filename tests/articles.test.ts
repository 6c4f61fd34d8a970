import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Article, BlogList } from "../src/articles/blogs/article.ts";
import { readBlogs } from "../src/articles/blogs/read-blogs.server.ts";
import type { Brand } from "../src/brands/brand.ts";
import { brands } from "../src/brands/brands.ts";
import { drawnPicture } from "../src/media/drawn-picture.server.ts";
import { scene } from "../src/media/scene.ts";
import { readBrandContent, type BrandContent } from "../src/seed/content/brand-content.ts";
import { closestPair, FOREIGN_WORDS, repeatedSentences, wordsIn } from "./support/prose.ts";

const FOLDER = join(import.meta.dirname, "../content");
const blogs = await readBlogs(join(FOLDER, "blogs"));
const contents = await Promise.all(
  brands.map(async (brand): Promise<[Brand, BrandContent]> => [brand, await readBrandContent(join(FOLDER, "starter"), brand.key)]),
);

/** Ids of each list (specification 2 §3, Blogs). */
const IDS = { company: range(0, 30), german: range(1, 23), kids: range(1, 17) } satisfies Record<BlogList, number[]>;

describe.each(["company", "german", "kids"] as const)("the articles of the list %s", (list) => {
  const articles = blogs[list];
  const readers = contents.filter(([brand]) => brand.blogList === list);
  const brand = readers[0]?.[0];
  if (!brand) throw new Error(`No brand shows the list ${list}.`);

  test("are complete, with different titles, pictures and dates", () => {
    expect(articles.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(IDS[list]);
    const pictures = articles.map(({ picture, title }) => scene(brand, picture, title).url);
    for (const names of [articles.map(({ title }) => title), pictures, articles.map(({ published }) => published)]) {
      expect(new Set(names).size).toBe(names.length);
    }
    expect(pictures.filter((url) => drawnPicture(basename(url)) === null)).toEqual([]);
  });

  test("have 400 to 900 words, headings, a description that fits a search result, and a past date", () => {
    expect(idsWhere(articles, ({ html }) => !between(wordsIn(html.replace(/<[^>]+>/g, " ")).length, 400, 900))).toEqual([]);
    expect(idsWhere(articles, ({ html }) => (html.match(/<h2>/g) ?? []).length < 2 || html.includes("<h1>"))).toEqual([]);
    expect(idsWhere(articles, ({ description }) => !between(description.length, 100, 170))).toEqual([]);
    expect(idsWhere(articles, ({ title }) => title.length > 75)).toEqual([]);
    expect(idsWhere(articles, ({ published }) => published > "2026-11-21")).toEqual([]);
  });

  test("repeat no sentence, and share at most a fifth of their five-word runs", () => {
    const texts = new Map(articles.map(({ id, text }) => [String(id), text]));
    expect(repeatedSentences([...texts.values()]).filter((sentence) => wordsIn(sentence).length > 3)).toEqual([]);
    expect(closestPair(texts, texts).overlap).toBeLessThanOrEqual(0.2);
  });

  test("are written in the language of their readers", () => {
    const words = articles.flatMap(({ title, description, text }) => wordsIn(`${title} ${description} ${text}`));
    expect(words.filter((word) => FOREIGN_WORDS[brand.locale].has(word))).toEqual([]);
  });

  // pages.test.ts checks that the pages answer.
  test("link only to existing articles and tags, to own pages, and elsewhere over https", () => {
    const tags = new Set(articles.flatMap((article) => article.tags));
    const links = articles.flatMap(({ id, html }) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url = ""]) => ({ id, url })));
    const broken = links.filter(({ url }) => {
      const [, article] = /^\/blog\/(\d+)$/.exec(url) ?? [];
      const [, tag] = /^\/blogs\/(.+)\.html$/.exec(url) ?? [];
      if (article !== undefined) return !IDS[list].includes(Number(article));
      return tag === undefined ? !/^(\/[a-z]|https:\/\/)/.test(url) : !tags.has(tag);
    });
    expect(broken).toEqual([]);
  });

  // article-pages.test.ts checks the links to pages of topics.
  test("each link to another site", () => {
    expect(idsWhere(articles, ({ html }) => !html.includes('href="https://'))).toEqual([]);
  });

  test("share tags, and have 'Lees meer op de website' and relevant outings on every brand", () => {
    const counts = Map.groupBy(
      articles.flatMap((article) => article.tags),
      (tag) => tag,
    );
    expect([...counts].filter(([, { length }]) => length < 2).map(([tag]) => tag)).toEqual([]);
    for (const [reader, content] of readers) {
      const organisations = new Set(content.organisations.map(({ name }) => name));
      expect(idsWhere(articles, (one) => !one.source && !organisations.has(one.organisations[reader.key] ?? ""))).toEqual([]);
      const filters = new Set(content.filterGroups.flatMap((group) => group.filters.map(({ name }) => name)));
      expect(idsWhere(articles, ({ relevant }) => relevant.filters.some((name) => !filters.has(name)))).toEqual([]);
    }
  });
});

function idsWhere(articles: readonly Article[], isWrong: (article: Article) => boolean): number[] {
  return articles.filter(isWrong).map(({ id }) => id);
}

function between(value: number, low: number, high: number): boolean {
  return low <= value && value <= high;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Topics that a list must cover: the tag, and a pattern for its articles (specification 2 §3, Blogs). */
test.for([
  ["company", "bedrijfsuitje", /bedrijfsuitje|uitstap/i],
  ["company", "teambuilding", /vertrouwen|samenwerk|teambuilding/i],
  ["company", "online", /scherm/i],
  ["company", "locaties", /locatie|station/i],
  ["company", "organiseren", /draaiboek|uitnodiging|aanbieder/i],
  ["german", "steuern", /Freibetrag/i],
  ["german", "recht", /gesetze-im-internet\.de/],
  ["kids", "kinderfeestje", /jarige/i],
  ["kids", "peuters", /peuter|klein/i],
  ["kids", "kleuters", /kinderen/i],
  ["kids", "schoolkinderen", /school/i],
  ["kids", "schoolreisje", /klas/i],
] as const)("several articles of %s are about %s", ([list, tag, subject]) => {
  const about = blogs[list].filter(({ tags, html }) => tags.includes(tag) && subject.test(html));
  expect(about.length).toBeGreaterThanOrEqual(2);
});

test("every article of the kids' list is about children", () => {
  expect(idsWhere(blogs.kids, ({ html }) => (html.match(/kind|peuter|kleuter|jarige|dochter|zoon/gi) ?? []).length < 3)).toEqual([]);
});

/** Texts that one article each must contain (specification 2 §9). */
test.for([
  ["german", "110 Euro je teilnehmendem Arbeitnehmer", "höchstens zwei Veranstaltungen im Kalenderjahr", "Auch 2011"],
  ["kids", "zomerschool", "160 euro per week"],
  ["kids", "kookworkshop", "10 euro per kind", "hoogstens 10 kinderen"],
  ["company", "bedrijfsuitjes vanaf 25 euro per persoon", "vanaf 39 euro"],
  ["company", "20 procent korting", "parkeren"],
] as const)("an article of %s contains %s", ([list, ...figures]) => {
  expect(blogs[list].filter(({ text, html }) => figures.every((figure) => `${text} ${html}`.includes(figure)))).toHaveLength(1);
});
