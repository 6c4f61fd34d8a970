import { expect, test } from "vitest";
import { maskedIban } from "./masked-iban.ts";

test.for([
  ["NL91ABNA0417164300", "NL91 •••• •••• ••43 00"],
  ["BE68539007547034", "BE68 •••• •••• 7034"],
  ["DE89370400440532013000", "DE89 •••• •••• •••• ••30 00"],
  ["NO9386011117947", "NO93 •••• •••7 947"],
] as const)("%s is shown as %s", ([iban, shown]) => {
  expect(maskedIban(iban)).toBe(shown);
});
