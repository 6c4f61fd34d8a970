import type { Brand } from "../../brands/brand.ts";
import type { HeadTag } from "../../seo/head.ts";
import { brandHead } from "../brand-head.server.ts";
import { markupOf } from "../served-head.server.ts";
import type { DocumentHead } from "./screen.ts";

const VIEWPORT = '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>';

/** Everything in the head of a document but stylesheet and script, as markup; `preloads` are markup already. */
export function headMarkup(brand: Brand, { tags, preloads, ...served }: DocumentHead & { preloads: string }): string {
  return VIEWPORT + preloads + tags.map(tagMarkup).join("") + markupOf(served) + brandHead(brand);
}

function tagMarkup(tag: HeadTag): string {
  if ("title" in tag) return `<title>${escapeHtml(tag.title)}</title>`;
  const { tagName, ...attributes } = { tagName: "meta", ...tag };
  return `<${tagName}${attributesMarkup(attributes)}/>`;
}

function attributesMarkup(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
}

function escapeHtml(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => `&#${sign.codePointAt(0)};`);
}
