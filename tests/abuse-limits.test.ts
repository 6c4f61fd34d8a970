import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "./support/app.ts";
import { filledIn, assessAll, assessOne, proofFor } from "./support/attempts.ts";
import { addActivity } from "./support/fixtures.ts";

const HEADERS = { "content-type": "application/x-www-form-urlencoded" };
const WHO = { phone: "06 1234 5678", gender: "vrouw", description: "Graag met lunch." };

let product: TestApp;

beforeAll(async () => {
  product = await testApp({ fill: (db) => addActivity(db, { slug: "kanoen" }) });
});
afterAll(() => product.close());

function post(email: string, { address = "192.0.2.1", ...fields }: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({ ...WHO, name: "Anna de Vries", email, ...fields }).toString();
  const headers = fields.submission_key === undefined ? HEADERS : { ...HEADERS, accept: "application/json" };
  return product.post("/uitjes/kanoen", { body, headers, address });
}

async function stored(email: string) {
  return product.db.selectFrom("quote_request").select(["held", "description"]).where("email", "=", email).execute();
}

test("a program in one /48 sends ten requests to a provider, 70 are held, and the rest are returned with all that was typed", async () => {
  const statuses = new Map<number, number>();
  for (let at = 0; at < 300; at += 1) {
    const answer = await post(`robot${at}@reclame${at}.example`, { address: `2001:db8:5:${at.toString(16)}::1` });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 429) expect(await answer.text()).toContain(WHO.description);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 303: 80, 429: 220 });
  const { rows } = await product.database.pool.query("select count(*)::int as sent from quote_request where not held");
  expect(rows).toEqual([{ sent: 10 }]);
});

test("above a form's global limit a submission without JavaScript is thanked and held; one with a proof of work is sent", async () => {
  await assessAll(product.abuseFilter, 600, () => ({ form: "quote-request" }));
  expect((await post("zonder@korenbloem.example")).status).toBe(303);
  expect(await stored("zonder@korenbloem.example")).toEqual([{ held: true, description: WHO.description }]);

  const signals = { submission_key: "a-key-of-a-browser", form_time: product.abuseFilter.formTime(new Date(Date.now() - 60_000)) };
  const asked = await post("met@korenbloem.example", { ...signals, address: "198.51.100.1" });
  expect(await asked.text()).not.toContain("Bedankt, je aanvraag is verstuurd");
  expect(await stored("met@korenbloem.example")).toEqual([]);
  // Solves the challenge as the browser does.
  const proof = await proofFor(await assessOne(product.abuseFilter, 0, { signals: filledIn(product.abuseFilter, { time: "forged" }) }));
  expect((await post("met@korenbloem.example", { ...signals, form_proof: proof, address: "198.51.100.1" })).status).toBe(200);
  expect(await stored("met@korenbloem.example")).toEqual([{ held: false, description: WHO.description }]);
});
