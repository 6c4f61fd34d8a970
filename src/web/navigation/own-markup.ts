type Policy = { createHTML(html: string): unknown };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/** Markup of our own server, as a browser with Trusted Types wants it: the policy of pages with regions names it (write-document.server.tsx). */
export function ownMarkup(html: string): unknown {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the browser do not know them yet
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("uitkijk", { createHTML: (own) => own });
  return policy ? policy.createHTML(html) : html;
}
