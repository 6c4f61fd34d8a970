import { expect, test } from "vitest";
import { markupOf } from "./served-head.server.ts";

function dataIn(html: string): unknown {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

test("a page without links and structured data adds nothing to the head", () => {
  expect(markupOf({ links: [], structuredData: [] })).toBe("");
});

test("links and structured data stand in the head as markup", () => {
  const links = [{ rel: "alternate" as const, hreflang: "nl-BE", href: "https://be.example/uitjes?a=1&b=2" }];
  expect(markupOf({ links, structuredData: [{ "@type": "WebSite", name: "Uitjesbaas" }] })).toBe(
    '<link rel="alternate" hreflang="nl-BE" href="https://be.example/uitjes?a=1&#38;b=2"/>' +
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Uitjesbaas"}]}</script>',
  );
});

test("no text can end the block or the head, and every text arrives as it was", () => {
  const name = "</script><script>alert(1)</script><!-- </head> \u2028\u2029 \"'\\ $& é 🛶 \ud800";
  const html = markupOf({ structuredData: [{ "@type": "WebSite", name }], links: [{ rel: "alternate", href: "/x", title: name }] });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain("</head>");
  expect(html.slice(html.indexOf("<script"))).not.toMatch(/[\u2028\u2029]/);
  expect(dataIn(html)).toEqual({ "@context": "https://schema.org", "@graph": [{ "@type": "WebSite", name }] });
});
