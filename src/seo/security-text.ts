import type { Brand } from "../brands/brand.ts";

export const SECURITY_PATH = "/.well-known/security.txt";
/** What reporters may expect: SECURITY.md of this repository. */
export const SECURITY_POLICY_PATH = "/.well-known/security-policy.txt";

/** RFC 9116 recommends less than a year (2.5.5). */
const DAYS = 180;
const DAY_MS = 86_400_000;

type Reported = { brand: Pick<Brand, "email" | "lang">; origin: string; now: Date };

/** Where somebody reports a fault in security of a brand, as security.txt (RFC 9116): the same for a whole day, and never expired. */
export function securityText({ brand, origin, now }: Reported): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + DAYS) * DAY_MS);
  const languages = new Set([brand.lang.slice(0, 2), "en"]);
  const fields = [
    `Contact: mailto:${brand.email}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${[...languages].join(", ")}`,
  ];
  // An address here begins with https:// (2.3); on this machine there is none.
  if (origin.startsWith("https://")) fields.push(`Canonical: ${origin}${SECURITY_PATH}`, `Policy: ${origin}${SECURITY_POLICY_PATH}`);
  return `${fields.join("\n")}\n`;
}
