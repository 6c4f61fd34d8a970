import type { Brand } from "../brands/brand.ts";
import { wordsOf } from "../brands/words.ts";
import { composeMail } from "./compose-mail.ts";
import type { Mail } from "./mail.ts";

export type WaitingKind = "quote" | "message" | "newsletter" | "event" | "city" | "dead";
/**
 * Held items of one kind (or dead mails); never empty. `items` are the oldest `MAX_LINES` of them; the name of a held item is an argument of
 * `npm run held`. `count` stops at 1,000.
 */
export type WaitingList = { kind: WaitingKind; count: number; items: { name: string; since: Date | null }[] };

/** Per list; the commands show all items. */
export const MAX_LINES = 10;

/** The daily report of held items to a brand's editors. Holds names and days, and no text that visitors wrote. */
export function waitingReport(brand: Brand, lists: readonly WaitingList[], day: string): Mail {
  const { waitingReport: words, footer } = wordsOf(brand.locale).mail;
  const amount = lists.reduce((sum, { count }) => sum + count, 0);
  const facts = lists.map((list) => ({ label: `${words.kinds[list.kind]} (${list.count})`, value: linesOf(brand, list) }));

  return composeMail(brand, {
    content: {
      title: words.subject(amount),
      paragraphs: [words.intro(brand.name)],
      facts: [...facts, { label: words.commands, value: commandsFor(brand, lists).join("\n") }],
      link: null,
      notes: [footer(brand.name)],
    },
    to: { name: "", address: brand.email },
    name: `waiting-${brand.key}-${day}`,
  });
}

function linesOf(brand: Brand, { count, items }: WaitingList): string {
  const words = wordsOf(brand.locale).mail.waitingReport;
  const format = new Intl.DateTimeFormat(brand.lang, { dateStyle: "long", timeZone: brand.timeZone });
  const lines = items.map(({ name, since }) => (since ? `${name} ${words.since(format.format(since))}` : name));
  const more = count - lines.length;
  return [...lines, ...(more > 0 ? [words.more(more)] : [])].join("\n");
}

/** The commands name the first item, so that they can be copied unchanged. */
function commandsFor({ key }: Brand, lists: readonly WaitingList[]): string[] {
  const first = lists.find(({ kind }) => kind !== "dead")?.items[0]?.name;
  const decisions = first ? ["show", "release", "reject"].map((verb) => `npm run held -- ${verb} ${first}`) : [];
  const list = first ? [`npm run held -- list --brand ${key}`] : [];
  const hasDead = lists.some(({ kind }) => kind === "dead");
  return [...list, ...decisions, ...(hasDead ? ["npm run mails -- dead", "npm run mails -- retry all"] : [])];
}
