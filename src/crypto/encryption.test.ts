import { expect, test } from "vitest";
import { oldFormat } from "../../tests/support/events.ts";
import { createSecrets } from "./secrets.ts";

const KEY = "a key of this installation, long enough";
const NEW_KEY = "the key that this installation has since";
const IBAN = "NL91 ABNA 0417 1643 00";
const PLACE = { table: "event_request", row: 12, column: "iban_encrypted" };
const READ = { kind: "read", text: IBAN, key: "current", isOldFormat: false };
const secrets = createSecrets(KEY);

test("encrypted text can be read with the same key only, and has different bytes each time", () => {
  const bytes = secrets.encrypt(IBAN, PLACE);
  expect(secrets.decrypt(bytes, PLACE)).toEqual(READ);
  expect(bytes.toString("latin1")).not.toContain("ABNA");
  expect(secrets.encrypt(IBAN, PLACE).equals(bytes)).toBe(false);
  expect(createSecrets(NEW_KEY).decrypt(bytes, PLACE)).toEqual({ kind: "unreadable", reason: "other-key" });
});

test("a changed byte and a truncated text are detected", () => {
  const bytes = secrets.encrypt(IBAN, PLACE);
  for (const at of bytes.keys()) {
    const changed = bytes.with(at, (bytes[at] ?? 0) ^ 1);
    expect(secrets.decrypt(changed, PLACE).kind, `byte ${at}`).toBe("unreadable");
    expect(secrets.decrypt(bytes.subarray(0, at), PLACE).kind, `${at} bytes`).toBe("unreadable");
  }
});

test.for([{ row: 13 }, { column: "note_encrypted" }, { table: "quote_request" }])(
  "a value copied to another place, %o, cannot be read",
  (other) => {
    const bytes = secrets.encrypt(IBAN, PLACE);
    expect(secrets.decrypt(bytes, { ...PLACE, ...other })).toEqual({ kind: "unreadable", reason: "changed" });
  },
);

test("after a key rotation both keys can read, by key id, and the new one encrypts", () => {
  const rotated = createSecrets(NEW_KEY, KEY);
  expect(rotated.decrypt(secrets.encrypt(IBAN, PLACE), PLACE)).toEqual({ ...READ, key: "previous" });
  const renewed = rotated.encrypt(IBAN, PLACE);
  expect(createSecrets(NEW_KEY).decrypt(renewed, PLACE)).toEqual(READ);
  expect(secrets.decrypt(renewed, PLACE)).toEqual({ kind: "unreadable", reason: "other-key" });
});

test("values in the old format, not bound to a place, can be read with either key", () => {
  const old = oldFormat(KEY, IBAN);
  expect(secrets.decrypt(old, PLACE)).toEqual({ ...READ, isOldFormat: true });
  expect(createSecrets(NEW_KEY, KEY).decrypt(old, PLACE)).toEqual({ ...READ, key: "previous", isOldFormat: true });
  expect(createSecrets(NEW_KEY).decrypt(old, PLACE)).toEqual({ kind: "unreadable", reason: "other-key" });
});

test("bytes of the new format without their header do not pass for the old format", () => {
  const bytes = secrets.encrypt(IBAN, PLACE);
  expect(secrets.decrypt(bytes.subarray(5), PLACE)).toEqual({ kind: "unreadable", reason: "other-key" });
});

test("a weak previous key can still decrypt", () => {
  const weak = createSecrets("a".repeat(44)).encrypt(IBAN, PLACE);
  expect(createSecrets(NEW_KEY, "a".repeat(44)).decrypt(weak, PLACE)).toEqual({ ...READ, key: "previous" });
});
