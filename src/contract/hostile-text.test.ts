import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { hostileTexts } from "../../tests/abuse/worst/hostile-texts.ts";
import { leastCpu_us } from "../../tests/support/least-cpu.ts";
import { contactMessageBody } from "./entities/contact-message.ts";
import { eventRequestBody } from "./entities/event-request.ts";
import { citySuggestion } from "./entities/place.ts";
import { quoteRequestBody } from "./entities/quote-request.ts";

const fields: [string, z.ZodMiniType, readonly string[]][] = [
  ["a quote request", quoteRequestBody, ["name", "email", "phone", "zipcode", "description", "plannedDate"]],
  ["an event", eventRequestBody, ["title", "email", "iban", "zipcode", "description", "startDate", "website"]],
  ["a message", contactMessageBody, ["type", "phone", "description"]],
  ["a city", citySuggestion, ["locationId", "name"]],
];
/** Just below the two length limits of cleaning, and far above. */
const LENGTHS = [1_990, 19_900, 60_000];
/** Limit, in times the cost of plain letters: quadratic cost is far above it at every length. */
const MOST = 40;
/** The resolution of the clock. */
const LEAST_US = 200;

test.for(fields)("no text in a field of %s takes much longer to validate than plain letters", ([, schema, names]) => {
  const worst: string[] = [];
  for (const field of names) {
    for (const length of LENGTHS) {
      const plain = Math.max(
        LEAST_US,
        leastCpu_us(() => schema.safeParse({ [field]: "a".repeat(length) })),
      );
      for (const [kind, text] of hostileTexts(length)) {
        const times = leastCpu_us(() => schema.safeParse({ [field]: text }), MOST * plain) / plain;
        if (times > MOST) worst.push(`${field}, ${kind}, ${length}: ${times.toFixed(0)} times`);
      }
    }
  }
  expect(worst).toEqual([]);
});
