type Policy = { createHTML(html: string): unknown };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/** Wraps markup of our own server for Trusted Types. Pages with regions allow this policy by its name (write-document.server.tsx). */
export function trustedHtml(html: string): unknown {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not know Trusted Types yet
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("uitkijk", { createHTML: (own) => own });
  return policy ? policy.createHTML(html) : html;
}
