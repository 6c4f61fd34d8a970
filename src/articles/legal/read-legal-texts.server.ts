import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { once } from "../once.ts";
import { htmlOf, readOwnText } from "../read-markdown.server.ts";
import type { Brand, BrandKey } from "../../brands/brand.ts";
import { brandOfKey } from "../../brands/brands.ts";
import { slugify } from "../../places/slugify.ts";
import { conditionsOf, factsOf, type Services } from "./facts.server.ts";
import { legalHead, type BrandLegalTexts, type LegalText, type LegalTexts } from "./legal-text.ts";

/**
 * Reads the texts of every brand from `folder` (`content/legal`), their markdown when they are shown. Throws a sentence that
 * names the file with a mistake.
 */
export async function readLegalTexts(folder: string, services: Services): Promise<LegalTexts> {
  const read = (key: BrandKey) => readBrandTexts(folder, brandOfKey(key), services);
  const [nl, be, de, kids] = await Promise.all([read("nl"), read("be"), read("de"), read("kids")]);
  return { nl, be, de, kids };
}

async function readBrandTexts(folder: string, brand: Brand, services: Services): Promise<BrandLegalTexts> {
  const facts = factsOf(brand);
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

type About = { path: string; lang: string; facts: ReadonlyMap<string, string>; conditions: ReadonlyMap<string, boolean> };

function legalTextOf(text: string, { path, lang, facts, conditions }: About): LegalText {
  const { head, body } = readOwnText(text, { file: path, head: legalHead });
  const kept = body.replace(/^(?:- )?\[(\w+)\] .*\n/gm, (line, name: string) => {
    const isMet = conditions.get(name);
    if (isMet === undefined) throw new Error(`${path}: no line can ask for [${name}].`);
    return isMet ? line.replace(`[${name}] `, "") : "";
  });
  const filled = kept.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) throw new Error(`${path}: nothing is called {${name}}.`);
    return fact;
  });
  const shown = once(() => withSections(htmlOf(filled)));
  return {
    ...head,
    lang,
    get html() {
      return shown().html;
    },
    get sections() {
      return shown().sections;
    },
  };
}

/** Gives every heading an id, so that the list of contents can lead to it. */
function withSections(html: string): Pick<LegalText, "html" | "sections"> {
  const sections: { id: string; title: string }[] = [];
  const marked = html.replace(/<h2>(.*?)<\/h2>/g, (_heading, title: string) => {
    const id = slugify(title);
    sections.push({ id, title });
    return `<h2 id="${id}">${title}</h2>`;
  });
  return { html: marked, sections };
}
