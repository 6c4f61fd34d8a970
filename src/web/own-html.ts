type HtmlPolicy = { createHTML(html: string): TrustedHTML };
type TrustedTypes = { createPolicy(name: string, rules: { createHTML: (html: string) => string }): HtmlPolicy };

/** Named in the policy of every page (src/guard/content-policy.ts). */
const TRUSTED_POLICY = "uitkijk";

const policy = trustedTypes()?.createPolicy(TRUSTED_POLICY, { createHTML: (html) => html });

/**
 * Markup for `dangerouslySetInnerHTML`, as a browser with Trusted Types wants it. For what our own server made of our own
 * articles, never for what somebody typed.
 */
export function ownHtml(html: string): { __html: string | TrustedHTML } {
  return { __html: policy?.createHTML(html) ?? html };
}

/** The types of the browser do not know them yet, and neither do old browsers or the server. */
function trustedTypes(): TrustedTypes | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
}
