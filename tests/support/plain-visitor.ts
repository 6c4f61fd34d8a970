import { parseDocument } from "htmlparser2";
import type { Brand, BrandKey } from "../../src/brands/brand.ts";
import { brands } from "../../src/brands/brands.ts";
import { wordsOf, type AllWords } from "../../src/brands/words.ts";
import type { TestApp } from "./app.ts";
import { attribute, linkIn, one, type Element } from "./html-parts.ts";
import { sentBy, type Typed } from "./plain-form.ts";

/** A page as somebody without JavaScript has it, redirects followed. */
export type PlainPage = {
  /** Path, query and fragment of where the visitor is. */
  address: string;
  /** Of every answer on the way here. */
  statuses: readonly number[];
  html: string;
  /** All of it, and its main part. */
  whole: Element;
  main: Element;
  /** Follows the first link with these words; fails when there is none. */
  follow(name: string, within?: Element): Promise<PlainPage>;
  /** Presses the button of a form, the first of the main part unless told, with `typed` in its fields. */
  send(typed: Typed, form?: Element): Promise<PlainPage>;
};

export type PlainVisitor = { brand: Brand; words: AllWords; origin: string; open(address: string): Promise<PlainPage> };

/** Somebody who visits a brand of `product` with a browser that runs no JavaScript. */
export function plainVisitor({ app }: Pick<TestApp, "app">, key: BrandKey): PlainVisitor {
  const brand = brands.find((candidate) => candidate.key === key);
  if (!brand) throw new Error(`There is no brand ${key}.`);
  const origin = `http://${brand.localHost}:3000`;

  async function ask(request: Request, before: readonly number[] = []): Promise<PlainPage> {
    // The fragment is the browser's own.
    const url = new URL(request.url);
    const answer = await app(request);
    const statuses = [...before, answer.status];
    const location = answer.headers.get("location");
    return location === null ? read(url, statuses, await answer.text()) : ask(new Request(new URL(location, url)), statuses);
  }

  function read(url: URL, statuses: readonly number[], html: string): PlainPage {
    const whole = one(parseDocument(html), "html");
    const main = one(whole, "main");
    return {
      ...{ address: url.href.slice(url.origin.length), statuses, html, whole, main },
      follow: (name, within = whole) => ask(new Request(new URL(attribute(linkIn(within, name), "href"), url))),
      send: (typed, form = one(main, "form")) => ask(sentBy(form, { typed, whole, url })),
    };
  }

  return { brand, words: wordsOf(brand.locale), origin, open: (address) => ask(new Request(new URL(address, origin))) };
}
