import { expect, test } from "vitest";
import type { QuoteRequestBody } from "../../contract/entities/quote-request.ts";
import { bodyHashOf, derivedKeyOf, maxAgeHoursOf, isKey } from "../once/submission-key.server.ts";
import { quoteFieldsOf } from "./quote-fields.server.ts";

const BODY: QuoteRequestBody = {
  name: "Anna de Vries",
  gender: "vrouw",
  email: "anna@bedrijf.example",
  phone: "06 1234 5678",
  subscribe: false,
};

function hashOf(body: QuoteRequestBody, activityId = 7, platformId = 1): string {
  return bodyHashOf({ operation: "quote-request", platformId, subject: activityId, fields: quoteFieldsOf(body, "Europe/Amsterdam") });
}

test("the same request has one key, whether a form or a script sent it", () => {
  const fromForm = hashOf({ ...BODY, companyName: null, description: "Met lunch\r\nen borrel ", plannedDate: "2027-05-12" });
  const fromScript = hashOf({ ...BODY, id: null, description: "Met lunch\nen borrel", plannedDate: "2027-05-11T22:00:00Z" });
  expect(fromForm).toBe(fromScript);
});

test("another field, activity or brand has another key", () => {
  expect(hashOf({ ...BODY, numberOfPersons: 20 })).not.toBe(hashOf(BODY));
  expect(hashOf(BODY, 8)).not.toBe(hashOf(BODY));
  expect(hashOf(BODY, 7, 2)).not.toBe(hashOf(BODY));
  expect(hashOf({ ...BODY, address: "Dam 1", city: null })).not.toBe(hashOf({ ...BODY, address: null, city: "Dam 1" }));
});

test("a derived key is valid for a day, a client's own for as long as it is stored", () => {
  expect(maxAgeHoursOf(derivedKeyOf(hashOf(BODY)))).toBe(24);
  expect(maxAgeHoursOf("7d9f2c1e-own-key")).toBeNull();
});

test.for(["", "short", "x".repeat(201), "with spaces in it", "with\nnewline", "met-één-accent", "nul\u0000nul\u0000"])(
  "%j is no key",
  (key) => {
    expect(isKey(key)).toBe(false);
  },
);

test("a UUID is a valid client key, and one in our derived form is not", () => {
  expect(isKey(derivedKeyOf(hashOf(BODY)))).toBe(false);
  expect(isKey("0b3c1f0e-6a54-4d5f-9a59-2f0c9b1a7a11")).toBe(true);
});
