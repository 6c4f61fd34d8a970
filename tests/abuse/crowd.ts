import { sql } from "kysely";
import type { Db } from "../../src/database/open.ts";
import { seededRandom } from "../../packages/random/random.ts";
import type { TestApp } from "../support/app.ts";

const FORM_HEADERS = { "content-type": "application/x-www-form-urlencoded" };

type Sent = { slug: string; address: string; fields: Record<string, string> };

async function post({ app }: TestApp, { slug, address, fields }: Sent): Promise<Response> {
  const body = new URLSearchParams(fields).toString();
  return app(new Request(`http://nl.localhost:3000/uitjes/${slug}`, { method: "POST", headers: FORM_HEADERS, body }), address);
}

/** A program at the addresses of one /24: other names each time, no hesitation, with and without a key of its own. */
export async function attack(product: TestApp, { count, slug }: { count: number; slug: string }): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (let number = 0; number < count; number += 1) {
    const fields = {
      ...{ name: `Robot ${number}`, email: `robot-${number}@reclame.example`, phone: "06 1234 5678" },
      ...(number % 3 === 0 && { submission_key: `robot-key-${number}` }),
      ...(number % 5 === 0 && { description: "https://koop.example https://koop.example https://koop.example" }),
    };
    const { status } = await post(product, { slug, address: `203.0.113.${number % 256}`, fields });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return statuses;
}

/**
 * People from all over the country who took a minute for the form, a third of them without JavaScript; every tenth shares
 * an office's address with a colleague. Answers what became of those who were not thanked.
 */
export async function visit(product: TestApp, { count, slugs }: { count: number; slugs: readonly string[] }): Promise<string[]> {
  const random = seededRandom(71);
  const refused: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const place = number % 10 === 0 ? number + 1 : number;
    const hasScript = random.below(3) > 0;
    const fields = {
      ...{ name: `Bezoeker ${number}`, email: `bezoeker-${number}@bedrijf.example`, phone: "06 1234 5678", gender: "vrouw" },
      ...{ description: random.below(5) === 0 ? "Zie www.ons-bedrijf.example voor wie wij zijn." : "Graag met lunch." },
      ...(hasScript && { submission_key: `visitor-key-${number}`, form_time: await timeOf(product, 60_000) }),
    };
    const answer = await post(product, { slug: random.oneOf(slugs), address: `198.51.${place % 256}.7`, fields });
    if (!(await isThanked(answer, hasScript))) refused.push(`${number}: ${answer.status}`);
  }
  return refused;
}

/** As a page asks for it, at a moment that has passed by now. */
async function timeOf(product: TestApp, ago_ms: number): Promise<string> {
  return product.abuseFilter.formTime(new Date(Date.now() - ago_ms));
}

/** With a script the page itself says thanks (and is not asked for a proof), without one the visitor is led to it. */
async function isThanked(answer: Response, hasScript: boolean): Promise<boolean> {
  if (!hasScript) return answer.status === 303;
  return answer.status === 200 && (await answer.text()).includes("Bedankt, je aanvraag is verstuurd");
}

/** Mails that wait for a provider. */
export async function mailsToProviders(db: Db): Promise<number> {
  const { rows } = await sql<{ mails: number }>`
    select count(*)::int as mails from graphile_worker._private_jobs where payload ->> 'mail' = 'quote-to-provider'
  `.execute(db);
  return rows[0]?.mails ?? 0;
}
