import { expect, test } from "vitest";
import { organisationIdOf, organisationSlug } from "./organisation-slug.ts";

test("an organisation's slug is its name and its id, and the id can be read from it", () => {
  const slug = organisationSlug({ id: 12, name: "Hoeve ‘De Lage Weide’ 1900" });
  expect(slug).toBe("hoeve-de-lage-weide-1900-12");
  expect(organisationIdOf(slug)).toBe(12);
});

test("the slug of a name without letters is the id", () => {
  expect(organisationSlug({ id: 12, name: "***" })).toBe("12");
  expect(organisationIdOf("12")).toBe(12);
});

test.each(["hoeve", "hoeve-", "hoeve-1a", "hoeve-0", "hoeve-012", "hoeve-2147483648", "hoeve-9999999999999", ""])(
  "%s has no organisation id",
  (slug) => expect(organisationIdOf(slug)).toBeNull(),
);
