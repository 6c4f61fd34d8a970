import { expect, test } from "vitest";
import { isEmail } from "./email.ts";

test.for([
  "anna@korenbloem.example",
  "info@müller.example",
  "info@xn--mller-kva.example",
  "jan&piet@bedrijf.example",
  "o'neill+uitje@post.bedrijf.example",
  "!#$%&'*+/=?^_`{|}~-@bedrijf.example",
  "a@b.xn--p1ai",
  "post@почта.example",
  "anna@3-w.example",
  `${"a".repeat(64)}@b.example`,
])("%s is a valid mail address", (address) => {
  expect(isEmail(address)).toBe(true);
});

test.for([
  "anna",
  "anna@",
  "@bedrijf.example",
  "anna@bedrijf",
  "anna@bedrijf.",
  "anna@.example",
  "anna@bedrijf..example",
  "anna..b@bedrijf.example",
  ".anna@bedrijf.example",
  "anna.@bedrijf.example",
  "an na@bedrijf.example",
  "a,b@bedrijf.example",
  "anna@bedrijf.example, bob@bedrijf.example",
  '"anna"@bedrijf.example',
  "anna@bedrijf.example\r\nBcc: bob@bedrijf.example",
  "anna@bedrijf.example:25",
  "anna@bedrijf.example/x",
  "anna@10.0.0.12",
  "anna@[10.0.0.12]",
  "anna@-bedrijf.example",
  "anna@bedrijf-.example",
  "anna@bedrijf.e",
  "müller@bedrijf.example",
  "=?utf-8?q?directie=40bedrijf.example=3e?=@elders.example",
  "=?x?B?ZGlyZWN0aWU?=@elders.example",
  `${"a".repeat(65)}@b.example`,
  `anna@${"b".repeat(64)}.example`,
  `anna@${"b.".repeat(130)}example`,
])("%j is no valid mail address", (address) => {
  expect(isEmail(address)).toBe(false);
});
