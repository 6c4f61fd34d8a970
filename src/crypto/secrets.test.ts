import { expect, test } from "vitest";
import { createSecrets } from "./secrets.ts";

const NOON = new Date("2027-05-11T10:00:00Z");
const LATER = new Date("2027-05-11T11:00:00Z");
const KEY = "a key of this installation, long enough";
const NEW_KEY = "the key that this installation has since";
const secrets = createSecrets(KEY);

test("a signed text is valid until it expires", () => {
  const token = secrets.sign("newsletter", "zoë 12", LATER);
  expect(token).toMatch(/^[\w.-]+$/);
  expect(secrets.read("newsletter", token, NOON)).toEqual({ kind: "valid", facts: "zoë 12" });
  expect(secrets.read("newsletter", token, LATER)).toEqual({ kind: "expired", facts: "zoë 12" });
});

test("a token of another key, another purpose or with a changed character is forged", () => {
  const token = secrets.sign("newsletter", "12", LATER);
  expect(createSecrets("another key of another installation").read("newsletter", token, NOON)).toEqual({ kind: "forged" });
  expect(secrets.read("form-time", token, NOON)).toEqual({ kind: "forged" });
  for (const [at, sign] of token.split("").entries()) {
    const changed = token.slice(0, at) + (sign === "A" ? "E" : "A") + token.slice(at + 1);
    expect(secrets.read("newsletter", changed, NOON), changed).toEqual({ kind: "forged" });
  }
});

test.for(["", ".", "..", "a.b.c", "a".repeat(10_000)])("%.20s is not a signed text", (token) => {
  expect(secrets.read("newsletter", token, NOON)).toEqual({ kind: "forged" });
});

test("a link from before a key rotation is still valid, and new ones are signed with the new key", () => {
  const token = secrets.sign("newsletter", "12", LATER);
  const rotated = createSecrets(NEW_KEY, KEY);
  expect(rotated.read("newsletter", token, NOON)).toEqual({ kind: "valid", facts: "12" });
  expect(rotated.read("form-time", token, NOON)).toEqual({ kind: "forged" });
  expect(createSecrets(NEW_KEY).read("newsletter", token, NOON)).toEqual({ kind: "forged" });
  const renewed = rotated.sign("newsletter", "12", LATER);
  expect(createSecrets(NEW_KEY).read("newsletter", renewed, NOON)).toEqual({ kind: "valid", facts: "12" });
  expect(secrets.read("newsletter", renewed, NOON)).toEqual({ kind: "forged" });
});

test.for(["short", "a".repeat(44)])("tokens of a guessable previous key, such as %s, are not accepted", (weak) => {
  const token = createSecrets(weak).sign("newsletter", "12", LATER);
  const rotated = createSecrets(NEW_KEY, weak);
  expect(rotated.read("newsletter", token, NOON)).toEqual({ kind: "forged" });
  expect(rotated.formerPseudonym("proof", "challenge")).toBeNull();
});

test("a pseudonym is equal for equal texts of one purpose", () => {
  expect(secrets.pseudonym("range", "192.0.2.0/24")).toBe(secrets.pseudonym("range", "192.0.2.0/24"));
  expect(secrets.pseudonym("range", "192.0.2.0/24")).not.toBe(secrets.pseudonym("mail", "192.0.2.0/24"));
  expect(secrets.pseudonym("range", "192.0.2.0/24")).not.toContain("192");
});
