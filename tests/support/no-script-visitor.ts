import { parseDocument } from "htmlparser2";
import type { Brand, BrandKey } from "../../src/brands/brand.ts";
import { brands } from "../../src/brands/brands.ts";
import { wordsOf, type AllWords } from "../../src/brands/words.ts";
import type { TestApp } from "./app.ts";
import { attribute, linkIn, one, type Element } from "./html-parts.ts";
import { formRequest, type Typed } from "./form-request.ts";

/** A page without JavaScript, after redirects. */
export type NoScriptPage = {
  /** Path, query and fragment of the current URL. */
  address: string;
  /** Of every response, including redirects. */
  statuses: readonly number[];
  html: string;
  /** The root element, and the main element. */
  whole: Element;
  main: Element;
  /** Follows the first link whose name contains this; fails when there is none. */
  follow(name: string, within?: Element): Promise<NoScriptPage>;
  /** Submits a form, by default the first in main, with `typed` in its fields. */
  send(typed: Typed, form?: Element): Promise<NoScriptPage>;
};

export type NoScriptVisitor = { brand: Brand; words: AllWords; origin: string; open(address: string): Promise<NoScriptPage> };

/** A visitor of a brand whose browser runs no JavaScript. */
export function noScriptVisitor({ app }: Pick<TestApp, "app">, key: BrandKey): NoScriptVisitor {
  const brand = brands.find((candidate) => candidate.key === key);
  if (!brand) throw new Error(`There is no brand ${key}.`);
  const origin = `http://${brand.localHost}:3000`;

  async function load(request: Request, before: readonly number[] = []): Promise<NoScriptPage> {
    // The browser does not send the fragment.
    const url = new URL(request.url);
    const answer = await app(request);
    const statuses = [...before, answer.status];
    const location = answer.headers.get("location");
    return location === null ? read(url, statuses, await answer.text()) : load(new Request(new URL(location, url)), statuses);
  }

  function read(url: URL, statuses: readonly number[], html: string): NoScriptPage {
    const whole = one(parseDocument(html), "html");
    const main = one(whole, "main");
    return {
      ...{ address: url.href.slice(url.origin.length), statuses, html, whole, main },
      follow: (name, within = whole) => load(new Request(new URL(attribute(linkIn(within, name), "href"), url))),
      send: (typed, form = one(main, "form")) => load(formRequest(form, { typed, whole, url })),
    };
  }

  return { brand, words: wordsOf(brand.locale), origin, open: (address) => load(new Request(new URL(address, origin))) };
}
