import { expect, test } from "vitest";
import { asciiAddress, readableAddress } from "./international-address.ts";

test.for([
  ["info@müller.example", "info@xn--mller-kva.example"],
  ["INFO@MÜLLER.example", "INFO@xn--mller-kva.example"],
  ["a@b.xn--p1ai", "a@b.xn--p1ai"],
  ["Jan&Piet@Bedrijf.example", "Jan&Piet@Bedrijf.example"],
] as const)("a mail server is given %s as %s", ([address, ascii]) => {
  expect(asciiAddress(address)).toBe(ascii);
});

test.for([
  ["info@xn--mller-kva.example", "info@müller.example"],
  ["info@MÜLLER.example", "info@müller.example"],
  ["Anna@Korenbloem.example", "Anna@Korenbloem.example"],
  ["a@xn--a.example", "a@xn--a.example"],
] as const)("people read %s as %s", ([address, readable]) => {
  expect(readableAddress(address)).toBe(readable);
});
