import { expect, test } from "vitest";
import { nl } from "../../../content/brands/nl.ts";
import { describeArticle } from "./described-article.ts";

const site = { brand: nl, origin: "https://www.uitjesbaas.nl" };
const article = {
  ...{ path: "/blog/3", description: "Kort.", published: "2026-03-12", changed: "2026-04-01" },
  ...{ image: "/static/scenes/canoe-1.svg", tags: ["water"] },
};

test("an article has the brand as author, with the dates of publication and last change", () => {
  expect(describeArticle(site, { ...article, title: "Op het water" })).toMatchObject({
    "@type": "BlogPosting",
    headline: "Op het water",
    image: "https://www.uitjesbaas.nl/static/scenes/canoe-1.svg",
    datePublished: "2026-03-12",
    dateModified: "2026-04-01",
    author: { "@type": "Organization", name: "Uitjesbaas", url: "https://www.uitjesbaas.nl/" },
    mainEntityOfPage: { "@id": "https://www.uitjesbaas.nl/blog/3#page" },
  });
});

test("a headline of more than 110 characters is cut at the end of a word", () => {
  const headlineOf = (title: string) => describeArticle(site, { ...article, title }).headline;
  expect(headlineOf("Samen varen ".repeat(9).trim())).toBe("Samen varen ".repeat(9).trim());
  expect(headlineOf("Samen varen ".repeat(12).trim())).toBe(`${"Samen varen ".repeat(9).trim()}…`);
  expect(headlineOf("🛶".repeat(80)).isWellFormed()).toBe(true);
});
