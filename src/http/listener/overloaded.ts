import type { Brand, Palette } from "../../brands/brand.ts";
import { palettes } from "../../brands/palettes.ts";
import { wordsOf } from "../../brands/words.ts";
import { pagePolicy } from "../content-policy.ts";

/** `Retry-After`, in s. */
const RETRY_S = 3;

const styleOf = (palette: Palette) => `
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #241a20; background: #fff; }
main { max-width: 34rem; margin: 0 auto; padding: 20vh 1.5rem 4rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.2; color: ${palettes[palette].deep}; }
p { margin: 0 0 1rem; }
a { display: inline-block; padding: 0.6rem 1.25rem; border-radius: 0.5rem; color: #fff; background: ${palettes[palette].strong}; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid ${palettes[palette].deep}; outline-offset: 2px; }
`;

const HEADERS = { "cache-control": "no-store", "retry-after": String(RETRY_S) };
const PAGE_HEADERS = {
  ...HEADERS,
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": pagePolicy({ scripts: [], styles: [styleOf("company"), styleOf("kids")] }),
};

/** Cached by brand, and by whether the method is a read. */
const pages = new Map<string, string>();

/**
 * The response when the queue is full: 503 with `Retry-After`, as a problem document for the API, else as a page under 2 KB
 * that is built once. After a form submission it asks the visitor to go back, where the browser still has the fields.
 */
export function overloadedResponse(brand: Brand, { path, method }: { path: string; method: string }): Response {
  if (path.startsWith("/api/")) {
    const title = wordsOf(brand.locale).problem.unavailable;
    const headers = { ...HEADERS, "content-type": "application/problem+json" };
    return Response.json({ title, status: 503, detail: title }, { status: 503, headers });
  }
  const isRead = method === "GET" || method === "HEAD";
  const key = `${brand.key} ${isRead}`;
  const page = pages.get(key) ?? pageOf(brand, isRead);
  pages.set(key, page);
  return new Response(page, { status: 503, headers: PAGE_HEADERS });
}

/** The empty `href` reloads the page. */
function pageOf({ lang, locale, name, palette }: Brand, isRead: boolean): string {
  const { title, text, typed, again } = wordsOf(locale).busy;
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex"><title>${title} | ${name}</title><style>${styleOf(palette)}</style></head>`,
    `<body><main><h1>${title}</h1><p>${text}</p>`,
    isRead ? `<p><a href="">${again}</a></p>` : `<p>${typed}</p>`,
    `</main></body></html>`,
  ].join("");
}
