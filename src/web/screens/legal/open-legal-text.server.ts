import { dayInWords } from "../../../brands/day-in-words.ts";
import type { LegalText } from "../../../legal/legal-text.ts";
import type { Site } from "../../../sites.ts";
import { documentHead } from "../../document/document-head.server.ts";
import type { DocumentHead } from "../../document/screen.ts";
import type { DatedText } from "./legal-article.tsx";

type Description = { title: string; description: string; path: string; breadcrumb: string };

/** A legal text as a document: its head in the language of the site, and the text with the day of its last change. */
export function openLegalText(site: Site, text: LegalText, { breadcrumb, ...page }: Description): DocumentHead & { shown: DatedText } {
  const { brand } = site;
  const lang = brand.lang.startsWith(text.lang) ? brand.lang : text.lang;
  const described = { path: page.path, texts: { title: text.title }, steps: [{ title: breadcrumb }], lang };
  return { ...documentHead(site, page, described), shown: { text, updatedOn: dayInWords(text.updated, brand.lang) } };
}
