import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { memoise } from "../memoise.ts";
import { htmlOf, parseMarkdownFile } from "../read-markdown.server.ts";
import type { Brand, BrandKey } from "../../brands/brand.ts";
import { brandOfKey } from "../../brands/brands.ts";
import { slugify } from "../../places/slugify.ts";
import { conditionsOf, placeholderValues, type Services } from "./facts.server.ts";
import { legalHead, type BrandLegalTexts, type LegalText, type LegalTexts } from "./legal-text.ts";

/**
 * Reads the texts of every brand from `folder` (`content/legal`). The markdown is rendered on first use. Throws an error that
 * names an invalid file.
 */
export async function readLegalTexts(folder: string, services: Services): Promise<LegalTexts> {
  const read = (key: BrandKey) => readBrandTexts(folder, brandOfKey(key), services);
  const [nl, be, de, kids] = await Promise.all([read("nl"), read("be"), read("de"), read("kids")]);
  return { nl, be, de, kids };
}

async function readBrandTexts(folder: string, brand: Brand, services: Services): Promise<BrandLegalTexts> {
  const facts = placeholderValues(brand);
  const conditions = conditionsOf(brand, services);
  const read = async (file: string, lang: string) => {
    const path = join(folder, file);
    return legalTextOf(await readFile(path, "utf8"), { path, lang, facts, conditions });
  };
  const [privacy, nl, de, fr, imprint] = await Promise.all([
    read(`privacy.${brand.locale}.md`, brand.lang),
    read("terms.nl.md", "nl"),
    read("terms.de.md", "de"),
    read("terms.fr.md", "fr"),
    brand.hasImprint ? read(`imprint.${brand.locale}.md`, brand.lang) : null,
  ]);
  return { privacy, terms: { nl, de, fr }, imprint };
}

type Context = { path: string; lang: string; facts: ReadonlyMap<string, string>; conditions: ReadonlyMap<string, boolean> };

function legalTextOf(text: string, { path, lang, facts, conditions }: Context): LegalText {
  const { head, body } = parseMarkdownFile(text, { file: path, head: legalHead });
  const applicable = body.replace(/^(?:- )?\[(\w+)\] .*\n/gm, (line, name: string) => {
    const isMet = conditions.get(name);
    if (isMet === undefined) throw new Error(`${path}: unknown condition [${name}].`);
    return isMet ? line.replace(`[${name}] `, "") : "";
  });
  const filled = applicable.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) throw new Error(`${path}: unknown placeholder {${name}}.`);
    return fact;
  });
  const rendered = memoise(() => withSections(htmlOf(filled)));
  return {
    ...head,
    lang,
    get html() {
      return rendered().html;
    },
    get sections() {
      return rendered().sections;
    },
  };
}

/** Adds an id to every heading, for links from the table of contents. */
function withSections(html: string): Pick<LegalText, "html" | "sections"> {
  const sections: { id: string; title: string }[] = [];
  const marked = html.replace(/<h2>(.*?)<\/h2>/g, (_heading, title: string) => {
    const id = slugify(title);
    sections.push({ id, title });
    return `<h2 id="${id}">${title}</h2>`;
  });
  return { html: marked, sections };
}
