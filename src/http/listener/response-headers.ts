import { DRAWING, NOTHING } from "../content-policy.ts";
import type { Brand } from "../../brands/brand.ts";

/** On every response. The site uses no sensor, camera, location or payment, so injected scripts cannot either. */
const ALWAYS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
};

/** The default; a handler may set a stricter one. */
const REFERRER_POLICY = "strict-origin-when-cross-origin";

/** Covers subdomains too: a forged one could otherwise be reached without a certificate and set cookies for the domain. */
const HSTS = "max-age=31536000; includeSubDomains";

/** `brand` is undefined for a host that is not served. */
type Context = { requestId: string; host: string; brand: Brand | undefined; hasPolicies: boolean };

/**
 * Sets the headers of every response, and keeps policies that its handler set. `hasPolicies` is false in development,
 * where Vite adds its own scripts to pages.
 */
export function setResponseHeaders(headers: Headers, { requestId, host, brand, hasPolicies }: Context): void {
  for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
  if (!headers.has("referrer-policy")) headers.set("referrer-policy", REFERRER_POLICY);
  headers.set("x-request-id", requestId);
  const type = headers.get("content-type") ?? "";
  // Mails and other sites may embed our pictures, and nothing else.
  headers.set("cross-origin-resource-policy", type.startsWith("image/") ? "cross-origin" : "same-origin");
  if (hasPolicies && !headers.has("content-security-policy")) setPolicy(headers, type);
  // Only a brand's own domain has a certificate; local test hosts do not.
  if (brand && brand.domain === host) headers.set("strict-transport-security", HSTS);
}

/** Scripts and stylesheets get no policy: that of their page applies, and a worker would be restricted by its own. */
function setPolicy(headers: Headers, type: string): void {
  if (type.startsWith("image/svg")) headers.set("content-security-policy", DRAWING);
  else if (/^(text\/(html|plain)|application\/(problem\+json|json|xml|atom\+xml))/.test(type))
    headers.set("content-security-policy", NOTHING);
}
