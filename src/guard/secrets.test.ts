import { expect, test } from "vitest";
import { createSecrets } from "./secrets.ts";

const NOON = new Date("2027-05-11T10:00:00Z");
const LATER = new Date("2027-05-11T11:00:00Z");
const secrets = createSecrets("a key of this installation, long enough");

test("a signed text is read back until it expires", () => {
  const token = secrets.sign("newsletter", "zoë 12", LATER);
  expect(token).toMatch(/^[\w.-]+$/);
  expect(secrets.read("newsletter", token, NOON)).toEqual({ kind: "valid", facts: "zoë 12" });
  expect(secrets.read("newsletter", token, LATER)).toEqual({ kind: "expired", facts: "zoë 12" });
});

test("nobody else can make one: not with another key, for another purpose, or by changing a sign", () => {
  const token = secrets.sign("newsletter", "12", LATER);
  expect(createSecrets("another key of another installation").read("newsletter", token, NOON)).toEqual({ kind: "forged" });
  expect(secrets.read("form-time", token, NOON)).toEqual({ kind: "forged" });
  for (const [at, sign] of token.split("").entries()) {
    const changed = token.slice(0, at) + (sign === "A" ? "E" : "A") + token.slice(at + 1);
    expect(secrets.read("newsletter", changed, NOON), changed).toEqual({ kind: "forged" });
  }
});

test.for(["", ".", "..", "a.b.c", "a".repeat(10_000)])("%.20s is no signed text", (token) => {
  expect(secrets.read("newsletter", token, NOON)).toEqual({ kind: "forged" });
});

test("what is encrypted can be read with the same key alone, and every change is noticed", () => {
  const bytes = secrets.encrypt("NL91 ABNA 0417 1643 00");
  expect(secrets.decrypt(bytes)).toBe("NL91 ABNA 0417 1643 00");
  expect(bytes.toString("latin1")).not.toContain("ABNA");
  expect(secrets.encrypt("NL91 ABNA 0417 1643 00").equals(bytes)).toBe(false);
  expect(() => createSecrets("another key of another installation").decrypt(bytes)).toThrow();
  const changed = Buffer.from(bytes.map((byte, at) => (at === bytes.length - 1 ? byte ^ 1 : byte)));
  expect(() => secrets.decrypt(changed)).toThrow();
});

test("a pseudonym is equal for equal texts of one purpose", () => {
  expect(secrets.pseudonym("range", "192.0.2.0/24")).toBe(secrets.pseudonym("range", "192.0.2.0/24"));
  expect(secrets.pseudonym("range", "192.0.2.0/24")).not.toBe(secrets.pseudonym("mail", "192.0.2.0/24"));
  expect(secrets.pseudonym("range", "192.0.2.0/24")).not.toContain("192");
});
