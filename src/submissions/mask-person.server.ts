import { maskAddress, maskAddressesIn } from "../mail/mask-address.ts";
import { maskPhonesIn } from "../mail/mask-phone.ts";

/** Parts of names shorter than this (de, van) are also common words, so they stay in texts. */
const SHORTEST_NAME = 4;

/** A name that a colleague recognises and a stranger does not: `A. d. V.` */
export function maskName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words.map((word) => `${Array.from(word)[0] ?? ""}.`).join(" ");
}

/** A text of a visitor without the mail addresses, phone numbers and parts of the sender's name in it. */
export function maskText(text: string, { name }: { name: string }): string {
  return maskNameIn(maskPhonesIn(maskAddressesIn(text)), name);
}

/** A text without the name and its longer parts. */
export function maskNameIn(text: string, name: string): string {
  if (name === "") return text;
  const parts = [name, ...name.split(/\s+/)].filter((part) => part === name || part.length >= SHORTEST_NAME);
  return text.replace(new RegExp(parts.map((part) => RegExp.escape(part)).join("|"), "giu"), "…");
}

/** What was searched for, as the log holds it: `an…@korenbloem.example`, `ann…`; a number of a row stays. */
export function maskSearch(text: string): string {
  if (text.startsWith("#")) return text;
  return text.includes("@") ? maskAddress(text) : `${text.slice(0, 3)}…`;
}
