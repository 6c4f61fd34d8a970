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

test("a filled form becomes a body of the page's own type: spaces gone, empty fields null", () => {
  expect(readContactForm(formWith({ type: "QUESTION" }), "AD")).toEqual({
    kind: "filled",
    body: {
      ...{ name: "Bram Smit", type: "AD", companyName: null, description: null },
      ...{ email: "bram@zeilmakerij.example", phone: "030 123 45 67" },
    },
  });
});

test("only name, mail address and telephone are required, each with its own sentence", () => {
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

test.for(["+49 30 231 25100", "06-12345678", "(030) 123.45.67"])("%j is one", (phone) => {
  expect(errorsWith({ phone })).toEqual([]);
});

test("a name of signs alone, a line break in a name, and a name that turns what follows are refused", () => {
  expect(errorsWith({ name: "***" })).toEqual([{ field: "name", key: "faqForm.errors.nameRequired" }]);
  expect(errorsWith({ name: "Bram\r\nBcc: x@y.example" })).toEqual([{ field: "name", key: "faqForm.errors.oneLine" }]);
  expect(errorsWith({ companyName: "Smit \u202egnp" })).toEqual([{ field: "companyName", key: "faqForm.errors.oneLine" }]);
});

test("a remark may have ten thousand characters, counted as the browser counts them, and no more", () => {
  expect(errorsWith({ description: `${"a".repeat(4_999)}\r\n${"b".repeat(5_000)}` })).toEqual([]);
  expect(errorsWith({ description: "a".repeat(10_001) })).toEqual([{ field: "description", key: "faqForm.errors.tooLong" }]);
});
