import type { Page } from "playwright-core";
import { foreignWords } from "../languages.ts";
import type { Visit } from "../visit.ts";

/** Words of a page, as it stands now, that its language does not have, and words that a line breaks where it may not; a line each. */
export async function languageDefects({ page, brand }: Visit): Promise<string[]> {
  const found: string[] = [];
  for (const text of await spoken(page)) {
    const foreign = foreignWords(text, brand.locale);
    if (foreign.length > 0) found.push(`${foreign.join(" ")} in "${text.slice(0, 80)}"`);
  }
  found.push(...(await brokenMails(page)).map((text) => `a line ends inside "${text}"`));
  return found;
}

/** Every text and spoken attribute of a page as it stands now, but those that name a language of their own. */
async function spoken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const speaksOwn = (element: Element | null) => (element?.closest("[lang]")?.getAttribute("lang") ?? own) === own;
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest("script, style") && speaksOwn(parent)) texts.push(walker.currentNode.textContent ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [alt], [placeholder], meta[content]")) {
      if (!speaksOwn(element)) continue;
      for (const name of ["aria-label", "title", "alt", "placeholder", "content"]) texts.push(element.getAttribute(name) ?? "");
    }
    return texts.filter((text) => text.trim() !== "");
  });
}

/** Visible places where a line ends after the hyphen of "E-Mail". */
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
