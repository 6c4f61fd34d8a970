import type { Page } from "playwright-core";
import { foreignWords } from "../languages.ts";
import type { Visit } from "../visit.ts";

/** Foreign words on the current page, and forbidden line breaks within words, a line each. */
export async function languageDefects({ page, brand }: Visit): Promise<string[]> {
  const found: string[] = [];
  for (const text of await textsOfPage(page)) {
    const foreign = foreignWords(text, brand.locale);
    if (foreign.length > 0) found.push(`${foreign.join(" ")} in "${text.slice(0, 80)}"`);
  }
  found.push(...(await brokenMails(page)).map((text) => `a line ends inside "${text}"`));
  return found;
}

/** Every text and text attribute of the current page, except in elements with another `lang`. */
async function textsOfPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const isInPageLanguage = (element: Element | null) => (element?.closest("[lang]")?.getAttribute("lang") ?? own) === own;
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest("script, style") && isInPageLanguage(parent)) texts.push(walker.currentNode.textContent ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [alt], [placeholder], meta[content]")) {
      if (!isInPageLanguage(element)) continue;
      for (const name of ["aria-label", "title", "alt", "placeholder", "content"]) texts.push(element.getAttribute(name) ?? "");
    }
    return texts.filter((text) => text.trim() !== "");
  });
}

/** Visible line breaks after the hyphen of "E-Mail". */
async function brokenMails(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? "";
      for (const { index, 0: word } of text.matchAll(/E-\u2060?Mail/g)) {
        const range = document.createRange();
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(text);
      }
    }
    return broken;
  });
}
