import type { Visit } from "../visit.ts";

/**
 * Missing parts of a document, a line each: its language, its title, its description where it is indexable, and one main
 * heading.
 */
export async function headDefects({ page, brand }: Visit): Promise<string[]> {
  const { lang, title, description, isHidden, headings } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "",
    isHidden: document.querySelector("meta[name=robots][content*=noindex]") !== null,
    headings: document.querySelectorAll("h1").length,
  }));
  const found: string[] = [];
  if (lang !== brand.lang) found.push(`lang is ${lang}`);
  if (title.length < 5) found.push(`the title is “${title}”`);
  if (!isHidden && description.length < 20) found.push(`the description is “${description}”`);
  if (headings !== 1) found.push(`there are ${headings} main headings`);
  return found;
}
