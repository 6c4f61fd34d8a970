import type { Visit } from "../visit.ts";

/**
 * A document says its language, what it is called and, where search engines may show it, what it is about, and has one
 * main heading; a line for what lacks.
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
