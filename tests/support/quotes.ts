import type { BrandKey } from "../../src/brands/brand.ts";
import { brands } from "../../src/brands/brands.ts";
import type { QuoteRequestBody } from "../../src/contract/entities/quote-request.ts";
import { createAbuseFilter, type AbuseFilter } from "../../src/abuse/abuse-filter.server.ts";
import { createSecrets } from "../../src/crypto/secrets.ts";
import type { Sender } from "../../src/submissions/once/submit-once.server.ts";
import { SECRET_KEY } from "./secret-key.ts";
import type { Db } from "../../src/database/open.ts";

export const ANNA: QuoteRequestBody = {
  name: "Anna de Vries",
  gender: "vrouw",
  companyName: "Bakkerij De Korenbloem",
  email: "anna@korenbloem.example",
  phone: "06 1234 5678",
  numberOfPersons: 20,
  plannedDate: "2027-06-18",
  address: "Dorpsstraat 1",
  zipcode: "3511 AB",
  city: "Utrecht",
  description: "Graag met lunch <script>alert(1)</script>",
  subscribe: false,
};

export const NOON = new Date("2027-05-11T10:00:00Z");

/** A filter with empty counters. */
export function testAbuseFilter(): AbuseFilter {
  return createAbuseFilter({ secrets: createSecrets(SECRET_KEY), pool: null });
}

/** A visitor of a brand with a loopback address, which has no rate limit. */
export function siteWith(key: BrandKey): Sender {
  const brand = brands.find((candidate) => candidate.key === key);
  if (!brand) throw new Error(`There is no brand ${key}.`);
  return { brand, origin: `http://${brand.localHost}:3000`, abuseFilter: testAbuseFilter(), address: "127.0.0.1", requestId: "a-request" };
}

/** Adds a contact person of an organisation. */
export async function addContactPerson(db: Db, row: { organisation_id: number; email: string; wants_offer_mail: boolean }) {
  const values = { first_name: "Kees", last_name: "Kok", ...row };
  return (await db.insertInto("contact_person").values(values).returning("id").executeTakeFirstOrThrow()).id;
}
