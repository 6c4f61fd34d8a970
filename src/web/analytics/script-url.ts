type UrlPolicy = { createScriptURL(url: string): string };
type Rules = { createScriptURL: (url: string) => string | null };

/** Wraps the address of a script for Trusted Types, with a policy that allows no other address (src/http/content-policy.ts). */
export function scriptUrl(url: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not know Trusted Types yet
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): UrlPolicy } };
  const policy = trustedTypes?.createPolicy("uitkijk-container", { createScriptURL: (other) => (other === url ? url : null) });
  return policy?.createScriptURL(url) ?? url;
}
