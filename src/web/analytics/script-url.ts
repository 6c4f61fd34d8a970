type UrlPolicy = { createScriptURL(url: string): string };
type Rules = { createScriptURL: (url: string) => string | null };

/** An address of a script as a browser with Trusted Types wants it: this one and no other (src/http/content-policy.ts). */
export function scriptUrl(url: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the browser do not know them yet
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): UrlPolicy } };
  const policy = trustedTypes?.createPolicy("uitkijk-container", { createScriptURL: (asked) => (asked === url ? url : null) });
  return policy?.createScriptURL(url) ?? url;
}
