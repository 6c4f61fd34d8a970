import { expect, test } from "vitest";
import { brands } from "../../brands/brands.ts";
import type { Plain } from "../islands/plain.ts";
import { headMarkup } from "./head-markup.server.ts";
import { jsonForScript } from "./json-for-script.ts";
import type { DocumentHead } from "./screen.ts";

const HOSTILE = `"><script>alert(1)</script><!--`;

/** The markup that a page adds to the common head of the brand. */
function ownMarkup(head: DocumentHead): string {
  const [brand] = brands;
  if (!brand) throw new Error("There are no brands.");
  const [before = "", after = ""] = headMarkup(brand, { tags: [{ title: "" }], structuredData: [], preloads: "" }).split("<title></title>");
  const html = headMarkup(brand, { ...head, preloads: "" });
  expect(html).toMatch(new RegExp(`^${RegExp.escape(before)}.*${RegExp.escape(after)}$`, "s"));
  return html.slice(before.length, html.length - after.length);
}

function dataIn(html: string): unknown {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

test("a page without tags and structured data adds nothing to the head", () => {
  expect(ownMarkup({ tags: [], structuredData: [] })).toBe("");
});

test("links and structured data are written in the head as markup", () => {
  const link = { tagName: "link" as const, rel: "alternate", hreflang: "nl-BE", href: "https://be.example/uitjes?a=1&b=2" };
  expect(ownMarkup({ tags: [link], structuredData: [{ "@type": "WebSite", name: "Uitjesbaas" }] })).toBe(
    '<link rel="alternate" hreflang="nl-BE" href="https://be.example/uitjes?a=1&amp;b=2"/>' +
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Uitjesbaas"}]}</script>',
  );
});

test("no text can end the block or the head, and every text is read back unchanged", () => {
  const name = "</script><script>alert(1)</script><!-- </head> \u2028\u2029 \"'\\ $& é 🛶 \ud800";
  const html = ownMarkup({ structuredData: [{ "@type": "WebSite", name }], tags: [{ name: "description", content: name }] });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain("</head>");
  expect(html.slice(html.indexOf("<script"))).not.toMatch(/[\u2028\u2029]/);
  expect(dataIn(html)).toEqual({ "@context": "https://schema.org", "@graph": [{ "@type": "WebSite", name }] });
});

test("no text of a page can end its attribute or element", () => {
  const [brand] = brands;
  if (!brand) throw new Error("There are no brands.");
  const link = { tagName: "link" as const, rel: "alternate", href: HOSTILE };
  const html = headMarkup(brand, {
    tags: [{ title: HOSTILE }, { name: "description", content: HOSTILE }, link],
    structuredData: [{ "@type": "Thing", name: HOSTILE }],
    preloads: "",
  });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain("<!--");
  expect(html).toContain("<title>&quot;&gt;&lt;script&gt;");
});

test("the props of an island cannot end a script element, and are read back unchanged", () => {
  const json = jsonForScript({ text: HOSTILE });
  expect([json.includes("<"), JSON.parse(json)]).toEqual([false, { text: HOSTILE }]);
});

test("functions, dates and maps do not compile as props of an island", () => {
  const plain: Plain<{ name: string; sizes: readonly number[] | null }> = { name: "a", sizes: [1] };
  // @ts-expect-error -- a function is lost in JSON
  const withFunction: Plain<{ go: () => void }> = { go: () => {} };
  // @ts-expect-error -- a date becomes a text
  const withDate: Plain<{ on: Date }> = { on: new Date(0) };
  // @ts-expect-error -- a map becomes an empty object
  const withMap: Plain<{ of: Map<string, string> }> = { of: new Map<string, string>() };
  expect([plain, withFunction, withDate, withMap]).toHaveLength(4);
});
