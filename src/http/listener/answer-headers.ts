import { DRAWING, NOTHING } from "../content-policy.ts";
import type { Brand } from "../../brands/brand.ts";

/** Of every answer. The site asks for no sensor, camera, place or payment, so that nothing that runs in it can. */
const ALWAYS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
};

/** Unless its maker says less. */
const REFERRER_POLICY = "strict-origin-when-cross-origin";

/** For the names below a domain too: no forged one of them is reached without a certificate, nor sets a cookie for the domain. */
const A_YEAR = "max-age=31536000; includeSubDomains";

/** `brand` is undefined for a host that is not served. */
type Answer = { requestId: string; host: string; brand: Brand | undefined; hasPolicies: boolean };

/**
 * Writes the headers that every answer has, whatever it is; a policy that its maker gave it stays. `hasPolicies` is
 * false in development, where Vite writes scripts of its own into the pages.
 */
export function setAnswerHeaders(headers: Headers, { requestId, host, brand, hasPolicies }: Answer): void {
  for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
  if (!headers.has("referrer-policy")) headers.set("referrer-policy", REFERRER_POLICY);
  headers.set("x-request-id", requestId);
  const type = headers.get("content-type") ?? "";
  // Mails and other sites show our pictures; nobody else frames or reads our pages and answers.
  headers.set("cross-origin-resource-policy", type.startsWith("image/") ? "cross-origin" : "same-origin");
  if (hasPolicies && !headers.has("content-security-policy")) setPolicy(headers, type);
  // The promise of https is for a brand's own domain, which has a certificate; not for a host of trying out.
  if (brand && brand.domain === host) headers.set("strict-transport-security", A_YEAR);
}

/** Scripts and style sheets have none: theirs is that of the page, except a worker's, which must be free to work. */
function setPolicy(headers: Headers, type: string): void {
  if (type.startsWith("image/svg")) headers.set("content-security-policy", DRAWING);
  else if (/^(text\/(html|plain)|application\/(problem\+json|json|xml|atom\+xml))/.test(type))
    headers.set("content-security-policy", NOTHING);
}
