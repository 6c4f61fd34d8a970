type HtmlPolicy = { createHTML(html: string): TrustedHTML };
type Rules = { createHTML: (html: string) => string | null };
type TrustedTypes = { createPolicy(name: string, rules: Rules): HtmlPolicy };

/** Both are named in the policy of every page (src/guard/content-policy.ts). */
const OWN = "uitkijk";
const DEFAULT = "default";

const own = trustedTypes()?.createPolicy(OWN, { createHTML: (html) => html });

/**
 * Markup for `dangerouslySetInnerHTML`, as a browser with Trusted Types wants it. For what our own server made of our own
 * articles, never for what somebody typed.
 */
export function ownHtml(html: string): { __html: string | TrustedHTML } {
  return { __html: own?.createHTML(html) ?? html };
}

/**
 * Lets through what is set as markup without being trusted and yet can make no element that does anything: React 19 makes
 * a script element (as React Router's way back to where somebody was, where the document has to be made anew) from an empty one, and
 * fills it with a text without `<`; such a script never runs. Any other markup is an error (decisions/012-content-policy.md).
 */
export function allowInertHtml(): void {
  trustedTypes()?.createPolicy(DEFAULT, { createHTML: (html) => (isInert(html) ? html : null) });
}

function isInert(html: string): boolean {
  return html === "<script></script>" || !html.includes("<");
}

/** The types of the browser do not know them yet, and neither do old browsers or the server. */
function trustedTypes(): TrustedTypes | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
}
