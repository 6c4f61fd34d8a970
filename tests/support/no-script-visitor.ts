import { parseDocument } from "htmlparser2";
import type { Brand, BrandKey } from "../../src/brands/brand.ts";
import { brands } from "../../src/brands/brands.ts";
import { wordsOf, type AllWords } from "../../src/brands/words.ts";
import type { TestApp } from "./app.ts";
import { attribute, linkIn, one, type Element } from "./html-parts.ts";
import { formRequest, type Typed } from "./form-request.ts";

/** A page as somebody without JavaScript has it, redirects followed. */
export type NoScriptPage = {
  /** Path, query and fragment of where the visitor is. */
  address: string;
  /** Of every answer on the way here. */
  statuses: readonly number[];
  html: string;
  /** All of it, and its main part. */
  whole: Element;
  main: Element;
  /** Follows the first link with these words; fails when there is none. */
  follow(name: string, within?: Element): Promise<NoScriptPage>;
  /** Presses the button of a form, the first of the main part unless told, with `typed` in its fields. */
  send(typed: Typed, form?: Element): Promise<NoScriptPage>;
};

export type NoScriptVisitor = { brand: Brand; words: AllWords; origin: string; open(address: string): Promise<NoScriptPage> };

/** Somebody who visits a brand of `product` with a browser that runs no JavaScript. */
export function noScriptVisitor({ app }: Pick<TestApp, "app">, key: BrandKey): NoScriptVisitor {
  const brand = brands.find((candidate) => candidate.key === key);
  if (!brand) throw new Error(`There is no brand ${key}.`);
  const origin = `http://${brand.localHost}:3000`;

  async function ask(request: Request, before: readonly number[] = []): Promise<NoScriptPage> {
    // The fragment is the browser's own.
    const url = new URL(request.url);
    const answer = await app(request);
    const statuses = [...before, answer.status];
    const location = answer.headers.get("location");
    return location === null ? read(url, statuses, await answer.text()) : ask(new Request(new URL(location, url)), statuses);
  }

  function read(url: URL, statuses: readonly number[], html: string): NoScriptPage {
    const whole = one(parseDocument(html), "html");
    const main = one(whole, "main");
    return {
      ...{ address: url.href.slice(url.origin.length), statuses, html, whole, main },
      follow: (name, within = whole) => ask(new Request(new URL(attribute(linkIn(within, name), "href"), url))),
      send: (typed, form = one(main, "form")) => ask(formRequest(form, { typed, whole, url })),
    };
  }

  return { brand, words: wordsOf(brand.locale), origin, open: (address) => ask(new Request(new URL(address, origin))) };
}
