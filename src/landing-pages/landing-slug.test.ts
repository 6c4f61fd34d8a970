import { expect, test } from "vitest";
import { segmentsOf, landingPath, landingSlug } from "./landing-slug.ts";

test.each([
  ["/bedrijfsuitje/utrecht", "bedrijfsuitje/utrecht"],
  ["/bedrijfsuitje/utrecht/", "bedrijfsuitje/utrecht"],
  ["//bedrijfsuitje/utrecht//", "bedrijfsuitje/utrecht"],
  ["bedrijfsuitje", "bedrijfsuitje"],
  ["/bedrijfsuitje?utm_source=mail", "bedrijfsuitje"],
  ["/bedrijfsuitje/?a=/b/", "bedrijfsuitje"],
  ["/bedrijfsuitje#kaart", "bedrijfsuitje"],
  ["/", "/"],
  ["", "/"],
  ["/?p=1", "/"],
])("%s is looked up as %s", (path, slug) => expect(landingSlug(path)).toBe(slug));

test("a path is split on its slashes, and the root is one segment", () => {
  expect(segmentsOf("/bedrijfsuitje/utrecht/?p=1")).toEqual(["bedrijfsuitje", "utrecht"]);
  expect(segmentsOf("/")).toEqual(["/"]);
});

test("a slug has one path, and that of the root is a slash alone", () => {
  expect(["bedrijfsuitje/utrecht", "bedrijfsuitje", "/"].map(landingPath)).toEqual(["/bedrijfsuitje/utrecht", "/bedrijfsuitje", "/"]);
});
