import { expect, test } from "vitest";
import { headTags } from "./head.ts";

const head = { title: "Kanoën", description: "Peddelen op de Linge.", siteName: "Uitjesbaas", lang: "nl-NL" };
const contentOf = (tags: ReturnType<typeof headTags>, key: string) =>
  tags.flatMap((tag) => (("property" in tag && tag.property === key) || ("name" in tag && tag.name === key) ? [tag.content] : []));

test("social title and description fall back to title and description", () => {
  const tags = headTags(head);
  expect(contentOf(tags, "og:title")).toEqual(["Kanoën | Uitjesbaas"]);
  expect(contentOf(tags, "og:description")).toEqual(["Peddelen op de Linge."]);
  expect(contentOf(headTags({ ...head, socialTitle: "Samen kanoën" }), "og:title")).toEqual(["Samen kanoën"]);
});

test("there is a canonical link only with a page URL, and a social image only when there is one", () => {
  const canonical = { tagName: "link", rel: "canonical", href: "http://nl.localhost:3000/uitjes" };
  expect(headTags(head)).not.toContainEqual(expect.objectContaining({ rel: "canonical" }));
  expect(headTags({ ...head, pageUrl: "http://nl.localhost:3000/uitjes" })).toContainEqual(canonical);
  expect(contentOf(headTags(head), "og:image")).toEqual([]);
});

test("robots is noodp, with noindex where a page must not be indexed", () => {
  expect(contentOf(headTags(head), "robots")).toEqual(["noodp"]);
  expect(contentOf(headTags({ ...head, noindex: true }), "robots")).toEqual(["noodp, noindex"]);
});

test("social networks get the language, and the size and text alternative of the picture", () => {
  const socialImage = { url: "http://nl.localhost:3000/static/social/activity-1-0123456789abcdef.jpg", alt: "Kanoën" };
  const tags = headTags({ ...head, socialImage });
  const named = (name: string) => contentOf(tags, `og:${name}`);
  expect(["locale", "image", "image:width", "image:height", "image:alt", "type"].map(named)).toEqual(
    ["nl_NL", socialImage.url, "1200", "630", "Kanoën", "website"].map((one) => [one]),
  );
  expect(contentOf(tags, "twitter:card")).toEqual(["summary_large_image"]);
});

test("only a page with a publication date is an article", () => {
  const tags = headTags({ ...head, published: "2026-02-05" });
  expect(contentOf(tags, "og:type")).toEqual(["article"]);
  expect(contentOf(tags, "article:published_time")).toEqual(["2026-02-05"]);
  expect(contentOf(headTags(head), "article:published_time")).toEqual([]);
});
