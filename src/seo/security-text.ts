import type { Brand } from "../brands/brand.ts";

export const SECURITY_PATH = "/.well-known/security.txt";
/** The path of SECURITY.md of this repository. */
export const SECURITY_POLICY_PATH = "/.well-known/security-policy.txt";

/** RFC 9116 recommends less than a year (2.5.5). */
const DAYS = 180;
const DAY_MS = 86_400_000;

type Contact = { brand: Pick<Brand, "email" | "lang">; origin: string; now: Date };

/** The security.txt of a brand (RFC 9116). Its expiry date moves every day, so that it never expires. */
export function securityText({ brand, origin, now }: Contact): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + DAYS) * DAY_MS);
  const languages = new Set([brand.lang.slice(0, 2), "en"]);
  const fields = [
    `Contact: mailto:${brand.email}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${[...languages].join(", ")}`,
  ];
  // These fields need https:// (2.3), which a local server does not have.
  if (origin.startsWith("https://")) fields.push(`Canonical: ${origin}${SECURITY_PATH}`, `Policy: ${origin}${SECURITY_POLICY_PATH}`);
  return `${fields.join("\n")}\n`;
}
