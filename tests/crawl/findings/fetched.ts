import type { Ask, Crawl } from "../crawl-site.ts";
import type { Finding } from "../finding.ts";
import { isIndexable, pagesOf } from "../indexable.ts";
import { sampleOf } from "../sample-of.ts";

const RASTER = /^image\/(jpeg|png|webp)/;

/** Reports resources of pages that are missing or from another origin. Each address is requested once. */
export async function resourceFindings(ask: Ask, crawl: Crawl): Promise<Finding[]> {
  const users = new Map<string, string>();
  for (const { url, facts } of pagesOf(crawl)) {
    for (const resource of facts.resources) if (!users.has(resource)) users.set(resource, url);
  }
  const findings: Finding[] = [];
  for (const [resource, url] of users) {
    if (new URL(resource).origin !== crawl.origin) {
      findings.push({ kind: "resource", url, says: `fetches ${resource} from elsewhere` });
      continue;
    }
    const status = crawl.visits.get(resource)?.status ?? (await ask(resource)).status;
    if (status !== 200) findings.push({ kind: "resource", url, says: `fetches ${resource}, which answers ${status}` });
  }
  return findings;
}

/** Social networks need raster pictures with an absolute address; checks a sample of `count` pages, since drawing a picture is slow. */
export async function socialFindings(ask: Ask, crawl: Crawl, count: number): Promise<Finding[]> {
  const pages = sampleOf(pagesOf(crawl).filter(isIndexable), count);
  const findings: Finding[] = [];
  for (const { url, facts } of pages) {
    const [picture = ""] = facts.properties.get("og:image") ?? [];
    const says = URL.canParse(picture) ? defectOf(await ask(picture)) : "has no absolute address";
    if (says) findings.push({ kind: "social", url, says: `the picture ${picture} ${says}` });
  }
  return findings;
}

function defectOf({ status, type }: { status: number; type: string }): string | null {
  if (status !== 200) return `answers ${status}`;
  return RASTER.test(type) ? null : `is ${type}`;
}
