import { expect, test } from "vitest";
import { brands } from "../../brands/brands.ts";
import { jsonForScript } from "../islands/island.server.tsx";
import type { Plain } from "../islands/plain.ts";
import { headMarkup } from "./head-markup.server.ts";

const HOSTILE = `"><script>alert(1)</script><!--`;

test("a text of a page ends neither its attribute nor its element", () => {
  const [brand] = brands;
  if (!brand) throw new Error("There are no brands.");
  const tags = [{ title: HOSTILE }, { name: "description", content: HOSTILE }];
  const html = headMarkup(brand, {
    tags,
    links: [{ rel: "alternate", href: HOSTILE }],
    structuredData: [{ "@type": "Thing", name: HOSTILE }],
    preloads: "",
  });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain("<!--");
  expect(html).toContain("<title>&#34;&#62;&#60;script&#62;");
});

test("the props of an island end no script element, and come back as they were", () => {
  const json = jsonForScript({ text: HOSTILE });
  expect([json.includes("<"), JSON.parse(json)]).toEqual([false, { text: HOSTILE }]);
});

test("functions, dates and maps are no props of an island", () => {
  const plain: Plain<{ name: string; sizes: readonly number[] | null }> = { name: "a", sizes: [1] };
  // @ts-expect-error -- a function is lost in JSON
  const withFunction: Plain<{ go: () => void }> = { go: () => {} };
  // @ts-expect-error -- a date becomes a text
  const withDate: Plain<{ on: Date }> = { on: new Date(0) };
  // @ts-expect-error -- a map becomes an empty object
  const withMap: Plain<{ of: Map<string, string> }> = { of: new Map<string, string>() };
  expect([plain, withFunction, withDate, withMap]).toHaveLength(4);
});
