const TEXT_ATTRIBUTES = new Set(["alt", "aria-label", "placeholder", "title", "content", "label"]);
const VOID = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);
const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&#39;": "'" };

/**
 * The texts of a page, visible or read by screen readers, including attributes and the head. Skips elements with another
 * `lang`. Only for the well-formed HTML of React.
 */
export function shownText(html: string): string[] {
  const [, lang = ""] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? [];
  const bare = html.replace(/<!--.*?-->/gs, "").replace(/<(script|style|svg)[ >].*?<\/\1>/gs, "");
  const pieces: string[] = [];
  const foreign: boolean[] = [];
  for (const [token] of bare.matchAll(/<[^>]+>|[^<]+/g)) {
    if (!token.startsWith("<")) {
      if (!foreign.at(-1) && token.trim() !== "") pieces.push(token);
      continue;
    }
    const [, closing, name = ""] = /^<(\/?)([\w-]+)/.exec(token) ?? [];
    if (closing) {
      foreign.pop();
      continue;
    }
    const own = / lang="([^"]*)"/.exec(token)?.[1];
    const isForeign = own === undefined ? (foreign.at(-1) ?? false) : own !== lang;
    if (!isForeign) pieces.push(...attributeTexts(token));
    if (name !== "" && !VOID.has(name)) foreign.push(isForeign);
  }
  return pieces.map(decoded);
}

function attributeTexts(tag: string): string[] {
  return [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].flatMap(([, name = "", value = ""]) => (TEXT_ATTRIBUTES.has(name) ? [value] : []));
}

function decoded(text: string): string {
  return text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
