import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { finishPage } from "./finish-page.server.ts";
import { addToHead, servedHead } from "./served-head.server.ts";

const PAGE = "<html><head><title>x</title></head><body></body></html>";

function withServedHead(html: string, context: RouterContextProvider): string {
  return finishPage(Buffer.from(html), { tags: servedHead(context) }).html.toString();
}

function dataIn(html: string): unknown {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

test("a page that nobody added to stays as it is", () => {
  expect(withServedHead(PAGE, new RouterContextProvider())).toBe(PAGE);
});

test("what several loaders add stands before the end of the head, each request by itself", () => {
  const context = new RouterContextProvider();
  addToHead(context, { links: [{ rel: "alternate", hreflang: "nl-BE", href: "https://be.example/uitjes?a=1&b=2" }] });
  addToHead(context, { structuredData: [{ "@type": "WebSite", name: "Uitjesbaas" }] });
  expect(withServedHead(PAGE, context)).toBe(
    '<html><head><title>x</title><link rel="alternate" hreflang="nl-BE" href="https://be.example/uitjes?a=1&#38;b=2"/>' +
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Uitjesbaas"}]}</script>' +
      "</head><body></body></html>",
  );
  expect(withServedHead(PAGE, new RouterContextProvider())).toBe(PAGE);
});

test("no text can end the block or the head, and every text arrives as it was", () => {
  const name = "</script><script>alert(1)</script><!-- </head> \u2028\u2029 \"'\\ $& é 🛶 \ud800";
  const context = new RouterContextProvider();
  addToHead(context, { structuredData: [{ "@type": "WebSite", name }], links: [{ rel: "alternate", href: "/x", title: name }] });
  const html = withServedHead(PAGE, context);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/head>/g)).toHaveLength(1);
  expect(html.slice(html.indexOf("<script"))).not.toMatch(/[\u2028\u2029]/);
  expect(dataIn(html)).toEqual({ "@context": "https://schema.org", "@graph": [{ "@type": "WebSite", name }] });
});
