import type { Brand } from "../brands/brand.ts";
import { wordsOf } from "../brands/words.ts";
import { composeMail } from "./compose-mail.ts";
import type { Mail } from "./mail.ts";

export type WaitingKind = "quote" | "message" | "newsletter" | "event" | "city" | "dead";
/** What waits of one kind, the oldest first; never empty. `name` is what the commands call it. */
export type WaitingList = { kind: WaitingKind; things: { name: string; since: Date | null }[] };

/** A list is read in a glance; the command shows all of it. */
const MOST_LINES = 10;

/** Tells the house in the morning what waits for a verdict: names and days, nothing of what visitors wrote. */
export function waitingReport(brand: Brand, lists: readonly WaitingList[], day: string): Mail {
  const { waitingReport: words, footer } = wordsOf(brand.locale).mail;
  const amount = lists.reduce((sum, { things }) => sum + things.length, 0);
  const facts = lists.map((list) => ({ label: `${words.kinds[list.kind]} (${list.things.length})`, value: linesOf(brand, list) }));

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

function linesOf(brand: Brand, { things }: WaitingList): string {
  const words = wordsOf(brand.locale).mail.waitingReport;
  const format = new Intl.DateTimeFormat(brand.lang, { dateStyle: "long", timeZone: brand.timeZone });
  const lines = things.slice(0, MOST_LINES).map(({ name, since }) => (since ? `${name} ${words.since(format.format(since))}` : name));
  const more = things.length - lines.length;
  return [...lines, ...(more > 0 ? [words.more(more)] : [])].join("\n");
}

/** The first thing stands in the commands, so that they can be copied as they are. */
function commandsFor({ key }: Brand, lists: readonly WaitingList[]): string[] {
  const first = lists.find(({ kind }) => kind !== "dead")?.things[0]?.name;
  const verdicts = first ? ["show", "release", "reject"].map((verb) => `npm run held -- ${verb} ${first}`) : [];
  const list = first ? [`npm run held -- list --brand ${key}`] : [];
  const hasDead = lists.some(({ kind }) => kind === "dead");
  return [...list, ...verdicts, ...(hasDead ? ["npm run mails -- dead", "npm run mails -- retry all"] : [])];
}
