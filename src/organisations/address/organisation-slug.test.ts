import { expect, test } from "vitest";
import { organisationIdOf, organisationSlug } from "./organisation-slug.ts";

test("an organisation's address is its name and its id, and tells the id back", () => {
  const slug = organisationSlug({ id: 12, name: "Hoeve ‘De Lage Weide’ 1900" });
  expect(slug).toBe("hoeve-de-lage-weide-1900-12");
  expect(organisationIdOf(slug)).toBe(12);
});

test("a name without letters leaves the id alone", () => {
  expect(organisationSlug({ id: 12, name: "***" })).toBe("12");
  expect(organisationIdOf("12")).toBe(12);
});

test.each(["hoeve", "hoeve-", "hoeve-1a", "hoeve-0", "hoeve-012", "hoeve-2147483648", "hoeve-9999999999999", ""])(
  "%s tells no organisation",
  (slug) => expect(organisationIdOf(slug)).toBeNull(),
);
