import { randomAddresses } from "../../support/random-addresses.ts";
import type { Ask } from "../crawl-site.ts";
import type { Finding } from "../finding.ts";
import { sampleOf } from "../sample-of.ts";

const SEED = 2026;

type Addresses = {
  origin: string;
  /** Existing paths. */
  real: readonly string[];
  count: number;
};

/** Reports random addresses that do not answer 404. */
export async function randomFindings(ask: Ask, { origin, real, count }: Addresses): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const path of randomAddresses({ real, seed: SEED, count })) {
    const { status } = await ask(origin + path);
    if (status !== 404) findings.push({ kind: "random", url: origin + path, says: `answers ${status}, and is no page` });
  }
  return findings;
}

/** Reports variants of `count` addresses that do not redirect to them directly. */
export async function variantFindings(ask: Ask, { origin, real, count }: Addresses): Promise<Finding[]> {
  const findings: Finding[] = [];
  const sample = sampleOf(
    real.filter((path) => path !== "/"),
    count,
  );
  for (const { path, odd } of sample.flatMap((path) => variantsOf(path).map((odd) => ({ path, odd })))) {
    const { status, location } = await ask(origin + odd);
    const isThere = status === 301 && location !== null && new URL(location, origin).href === origin + path;
    if (!isThere) findings.push({ kind: "variant", url: origin + odd, says: `answers ${status} ${location ?? ""}, not 301 to ${path}` });
  }
  return findings;
}

/** Variants of an address, as typed, copied, or from an older site. */
export function variantsOf(path: string): string[] {
  const [, folder, name = ""] = path.split("/");
  const number = /-\d+$/.exec(name)?.[0];
  return [
    `${path}/`,
    path.toUpperCase(),
    `${path}/index.html`,
    path.replace("/", "//"),
    ...(folder === "overzicht" && number ? [`/overzicht/een-andere-naam${number}`] : []),
  ];
}
