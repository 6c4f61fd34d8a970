import { expect, test } from "vitest";
import { readContactForm } from "./contact-form.ts";

const FILLED = { name: " Bram Smit ", companyName: "", email: "bram@zeilmakerij.example", phone: "030 123 45 67", description: "" };

function formWith(changes: Record<string, string | undefined>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...FILLED, ...changes })) if (value !== undefined) form.set(field, value);
  return form;
}

function errorsWith(changes: Record<string, string | undefined>): unknown {
  const read = readContactForm(formWith(changes), "QUESTION");
  return read.kind === "wrong" ? read.errors : [];
}

test("a filled form becomes a body of the page's own type: texts trimmed, empty fields null", () => {
  expect(readContactForm(formWith({ type: "QUESTION" }), "AD")).toEqual({
    kind: "filled",
    body: {
      ...{ name: "Bram Smit", type: "AD", companyName: null, description: null },
      ...{ email: "bram@zeilmakerij.example", phone: "030 123 45 67" },
    },
  });
});

test("only name, mail address and telephone are required, each with its own message", () => {
  const missing = [
    { field: "name", key: "faqForm.errors.nameRequired" },
    { field: "email", key: "faqForm.errors.emailRequired" },
    { field: "phone", key: "faqForm.errors.phoneRequired" },
  ];
  expect(errorsWith({ name: "  ", email: "", phone: "" })).toEqual(missing);
  expect(errorsWith({ name: undefined, email: undefined, phone: undefined, companyName: undefined, description: undefined })).toEqual(
    missing,
  );
});

test.for(["bram", "bram@", "bram@zeilmakerij.example\r\nBcc: x@y.example", "a,b@zeilmakerij.example", "bram smit@zeilmakerij.example"])(
  "%j is no mail address",
  (email) => {
    expect(errorsWith({ email })).toEqual([{ field: "email", key: "faqForm.errors.emailInvalid" }]);
  },
);

test.for(["bel maar", "12345", "1234567890123456", "06 1234 5678 of 06 8765 4321"])("%j is no telephone number", (phone) => {
  expect(errorsWith({ phone })).toEqual([{ field: "phone", key: "faqForm.errors.phoneInvalid" }]);
});

test.for([
  ...["+49 30 231 25100", "06-12345678", "(030) 123.45.67", "(+31) 20 123 45 67", "( +31 ) 20-1234567", "+31 (0)20 123 45 67"],
  ...["\u202d+31 20 123 45 67\u202c", "\u200e06 12345678", "06\u201112345678", "06–12345678", "＋31 20 123 45 67", "tel:+31201234567"],
])("%j is one", (phone) => {
  expect(errorsWith({ phone })).toEqual([]);
});

test("invisible characters are removed from every field", () => {
  const pasted = {
    name: "\u202aBram Smit\u202c",
    companyName: "Smit \u202egnp",
    email: "\u200bbram@smit.example",
    phone: "030\u00a0123\u202f4567",
  };
  expect(readContactForm(formWith({ ...pasted, description: "Hond\u200b mee? 👨‍👩‍👧" }), "AD")).toMatchObject({
    body: { name: "Bram Smit", companyName: "Smit gnp", email: "bram@smit.example", phone: "030 123 4567", description: "Hond mee? 👨‍👩‍👧" },
  });
});

test("a name of punctuation only and a line break in a name are refused", () => {
  expect(errorsWith({ name: "***" })).toEqual([{ field: "name", key: "faqForm.errors.nameRequired" }]);
  expect(errorsWith({ name: "Bram\r\nBcc: x@y.example" })).toEqual([{ field: "name", key: "faqForm.errors.oneLine" }]);
  expect(errorsWith({ name: "\u200b\u202e" })).toEqual([{ field: "name", key: "faqForm.errors.nameRequired" }]);
});

test("a remark may have ten thousand characters, counted as browsers do, and no more", () => {
  expect(errorsWith({ description: `${"a".repeat(4_999)}\r\n${"b".repeat(5_000)}` })).toEqual([]);
  expect(errorsWith({ description: "a".repeat(10_001) })).toEqual([{ field: "description", key: "faqForm.errors.tooLong" }]);
});
