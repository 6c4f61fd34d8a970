import type { Db } from "../database/open.ts";
import { maskAddress, maskAddressesIn } from "../mail/mask-address.ts";
import { maskPhone, maskPhonesIn } from "../mail/mask-phone.ts";

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

/** Where the mails of visitors are read from; `isMasked` for somebody who looks at a mail without having revealed it. */
export type RowSource = { db: Db; isMasked?: boolean };

/** What visitors send of themselves, and the texts that they type. */
type Sender = {
  name: string;
  email: string;
  phone?: string | null;
  address?: string | null;
  zipcode?: string | null;
  title?: string;
  description?: string | null;
  reference?: string | null;
};

/** A row of a visitor as lists, pages and previews of mails show it until somebody reveals it. */
export function maskSender<Row extends Sender>(row: Row): Row {
  const { name, email, phone, address, zipcode } = row;
  const texts = { title: row.title, description: row.description, reference: row.reference };
  const inTexts = Object.entries(texts).flatMap(([field, text]) => (text ? [[field, maskText(text, row)]] : []));
  return {
    ...row,
    ...{ name: maskName(name), email: maskAddress(email) },
    ...(phone && { phone: maskPhone(phone) }),
    ...(address && { address: "…" }),
    ...(zipcode && { zipcode: "…" }),
    ...Object.fromEntries(inTexts),
  };
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
