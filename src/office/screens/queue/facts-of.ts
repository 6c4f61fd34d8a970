import type { HeldKindName, RowFields, ShownItem } from "../../../moderation/held-item.ts";
import { timeInWords, weekdayInWords } from "../../ui/day.ts";
import type { OfficeWords } from "../../words/office-words.ts";

/** A fact of an item: a label in words and its text. */
export type ItemFact = { name: FactName; text: string };
type FactName = keyof OfficeWords["facts"]["labels"];

/** What an editor judges comes first, then who sent it. Columns for machines, such as ids, are left out. */
const FACTS: Readonly<Record<HeldKindName, readonly FactName[]>> = {
  quote: [
    ...(["number_of_persons", "planned_date", "description", "name", "gender", "company_name", "email", "phone"] as const),
    ...(["address", "reference", "subscribe", "statistic_options"] as const),
  ],
  message: ["type", "description", "name", "company_name", "email", "phone"],
  newsletter: ["name", "email", "confirmed_at", "unsubscribed_at"],
  event: ["when", "description", "website", "address", "province", "name", "company_name", "email"],
  city: ["place", "province", "position", "population", "aliases"],
};

/** The facts of an item that have a value. */
export function factsOf(words: OfficeWords, { kind, fields }: ShownItem): ItemFact[] {
  const textOf = (name: FactName) => COMPOSED[name]?.(words, fields) ?? valueText(words, fields[name]);
  return FACTS[kind].map((name) => ({ name, text: textOf(name) })).filter(({ text }) => text !== "");
}

/** Facts that are not the value of the column of their name. */
const COMPOSED: Partial<Record<FactName, (words: OfficeWords, fields: RowFields) => string>> = {
  address: (words, { address, zipcode, city }) => joined([valueText(words, address), joined([zipcode, city], " ")], ", "),
  when: ({ facts, ...words }, { start_date: start, end_date: end = start }) => {
    const [from, to] = [weekdayInWords(words, String(start)), weekdayInWords(words, String(end))];
    return from === to ? from : facts.until(from, to);
  },
  planned_date: (words, { planned_date: day }) => (typeof day === "string" ? weekdayInWords(words, day) : ""),
  gender: ({ facts }, { gender }) => (gender === "vrouw" ? facts.genders.vrouw : facts.genders.man),
  type: ({ facts }, { type }) => (type === "AD" ? facts.types.AD : facts.types.QUESTION),
  place: (words, { name }) => valueText(words, name),
  position: (_, { lat, lon }) => joined([lat, lon], ", "),
  population: (_, { population }) => (typeof population === "number" && population > 0 ? String(population) : ""),
};

function joined(parts: readonly unknown[], separator: string): string {
  return parts.filter((part) => part !== undefined && part !== "").join(separator);
}

function valueText(words: OfficeWords, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? words.common.yes : words.common.no;
  if (value instanceof Date) return timeInWords(words, value);
  if (Array.isArray(value)) return value.map((one) => valueText(words, one)).join(", ");
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${valueText(words, inner)}`)
    .join("\n");
}
