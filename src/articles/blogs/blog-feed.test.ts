import { join } from "node:path";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { atomFaults, entriesIn } from "../../../tests/support/atom.ts";
import { brands } from "../../brands/brands.ts";
import type { Article } from "./article.ts";
import { blogFeed } from "./blog-feed.ts";
import { findBlogs } from "./find-blogs.ts";
import { readBlogs } from "./read-blogs.server.ts";

const ORIGIN = "https://www.uitjesbaas.example";
const blogs = await readBlogs(join(import.meta.dirname, "../../../content/blogs"));

const ARTICLE: Article = {
  ...{
    id: 7,
    title: "Eten & <drinken>",
    description: "Voor 10 < n > 5 & meer.",
    picture: { kind: "canoe", seed: 3 },
    tags: ["budget"],
    published: "2026-01-05",
  },
  ...{
    organisations: {},
    relevant: { filters: [] },
    text: "Tekst.",
    html: '<p>Lees <a href="/blog/2">dit</a>, <a href="https://x.example/">dat</a>.</p>',
  },
};

const feedOf = (...articles: Article[]) => blogFeed({ brand: brands[1] ?? fail(), articles, origin: ORIGIN });

function fail(): never {
  throw new Error("There is no brand.");
}

test.for(brands)("the feed of $key is valid Atom, with the full content of every article under its own URL", async (brand) => {
  const articles = findBlogs(blogs, brand);
  const xml = blogFeed({ brand, articles, origin: ORIGIN });
  expect(await atomFaults(xml)).toEqual([]);
  expect(xml).toContain(`<link rel="self" href="${ORIGIN}/blogs/feed.xml"/>`);
  expect(xml).toContain(`<updated>${articles[0]?.published}T00:00:00.000Z</updated>`);
  const entries = entriesIn(xml);
  expect(entries.map(({ id }) => id)).toEqual(articles.map(({ id }) => `${ORIGIN}/blog/${id}`));
  expect(entries.every(({ content }) => content.includes("<p>") && !/ (href|src)="\//.test(content))).toBe(true);
});

test("titles and summaries are shown as written, and links are absolute", async () => {
  const [entry] = entriesIn(feedOf(ARTICLE));
  expect(entry).toMatchObject({
    title: "Eten &amp; &lt;drinken>",
    summary: "Voor 10 &lt; n > 5 &amp; meer.",
    published: "2026-01-05T00:00:00.000Z",
  });
  expect(entry?.content).toContain(`<a href="${ORIGIN}/blog/2">dit</a>, <a href="https://x.example/">dat</a>`);
});

test("a changed article has the date of the change, and so has the feed", () => {
  const xml = feedOf({ ...ARTICLE, updated: "2026-04-02" }, { ...ARTICLE, id: 6, published: "2026-02-01" });
  expect(entriesIn(xml).map(({ updated }) => updated)).toEqual(["2026-04-02T00:00:00.000Z", "2026-02-01T00:00:00.000Z"]);
  expect(xml.slice(0, xml.indexOf("<entry>"))).toContain("<updated>2026-04-02T00:00:00.000Z</updated>");
});

test("no text can break the feed", async () => {
  const html = `<p>${"]]></content></entry>".repeat(3)}${String.fromCharCode(0, 11)}</p>`;
  const xml = feedOf({ ...ARTICLE, title: "Slot ]]> en ]]> door", html });
  expect(await atomFaults(xml)).toEqual([]);
  expect(entriesIn(xml)).toHaveLength(1);
});

test("a feed without articles is valid", async () => {
  expect((await validateXML({ xml: feedOf(), normalization: "format" })).valid).toBe(true);
});
