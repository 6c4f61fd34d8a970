import { expect, test } from "vitest";
import { headTags } from "./head.ts";

const head = { title: "Kanoën", description: "Peddelen op de Linge.", siteName: "Uitjesbaas" };
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

test("robots is noodp, followed by noindex where a page must not be indexed", () => {
  expect(contentOf(headTags(head), "robots")).toEqual(["noodp"]);
  expect(contentOf(headTags({ ...head, noindex: true }), "robots")).toEqual(["noodp, noindex"]);
});
