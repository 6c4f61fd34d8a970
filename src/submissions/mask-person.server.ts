import { maskAddress } from "../mail/mask-address.ts";

/** Parts of names shorter than this (de, van) are also common words, so they stay in texts. */
const SHORTEST_NAME = 4;
const MAIL_ADDRESS = /[^\s@<>()"',;:]+@[^\s@<>()"',;:]+/g;
/** Eight digits or more, as they are written in phone numbers and bank accounts. */
const PHONE_NUMBER = /\+?\d(?:[\s()/.-]{0,2}\d){7,}/g;

/** A name that a colleague recognises and a stranger does not: `A. d. V.` */
export function maskName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words.map((word) => `${Array.from(word)[0] ?? ""}.`).join(" ");
}

/** The last two digits of a phone number: `••• 78`. */
export function maskPhone(phone: string): string {
  return `••• ${phone.replace(/\D/g, "").slice(-2)}`;
}

/** A text of a visitor without the mail addresses, phone numbers and parts of the sender's name in it. */
export function maskText(text: string, { name }: { name: string }): string {
  const parts = [name, ...name.split(/\s+/)].filter((part) => part === name || part.length >= SHORTEST_NAME);
  const masked = text.replace(MAIL_ADDRESS, (address) => maskAddress(address)).replace(PHONE_NUMBER, (phone) => maskPhone(phone));
  if (name === "") return masked;
  return masked.replace(new RegExp(parts.map((part) => RegExp.escape(part)).join("|"), "giu"), "…");
}

/** What was searched for, as the log holds it: `an…@korenbloem.example`, `ann…`; a number of a row stays. */
export function maskSearch(text: string): string {
  if (text.startsWith("#")) return text;
  return text.includes("@") ? maskAddress(text) : `${text.slice(0, 3)}…`;
}
