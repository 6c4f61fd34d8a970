import { expect, test } from "vitest";
import { createOrders } from "../order/orders.ts";
import type { SearchRecord } from "../search.ts";
import type { Saved } from "../sections.ts";
import { createSlots } from "../slots.ts";
import { foldCase } from "../text/fold-case.ts";
import { openTextIndex } from "../text-index/open-text-index.ts";
import { nameKey } from "../names/name-key.ts";
import { openSuggestions } from "./suggestions.ts";

const filters = [
  { id: 1, group: 1, name: "Kanoën" },
  { id: 2, group: 1, name: "Op het water" },
  { id: 3, group: 2, name: "Kanten" },
];
const kinds = [
  { id: 1, names: ["Steppen", "autoped", "step huren"] },
  { id: 2, names: ["Hutten bouwen"] },
];
const kindCounts: Readonly<Record<number, number>> = { 1: 12 };
const counts: Readonly<Record<number, number>> = { 1: 40, 2: 90, 3: 0 };
const HOEVE = { id: 7, name: "Kanohoeve De Linge" };

type Offered = { title: string; organisation: SearchRecord["organisation"] };

/** Suggestions of activities, with the orders and text index they use; ids are slots plus one. */
function openParts() {
  const slots = createSlots();
  const orders = createOrders(slots);
  const text = openTextIndex("nl", () => slots.live);
  const titles = { titles: orders.titles, titlesWith: text.titlesWith };
  const suggestions = openSuggestions({
    foldCase,
    countKind: (id) => kindCounts[id] ?? 0,
    countFilter: (id) => counts[id] ?? 0,
    titles,
  });
  suggestions.describe({ kinds, filters });
  return { slots, orders, text, suggestions };
}

function open(...records: Offered[]) {
  const parts = openParts();
  const { slots, orders, text, suggestions } = parts;

  function put(number: number, record: Offered): void {
    const slot = slots.take(number + 1);
    orders.put([{ id: number + 1, title: record.title, createdAt_ms: 0 }]);
    text.put(slot, { title: record.title, organisation: "", rest: "" });
    suggestions.put(slot, record);
  }

  function drop(number: number): void {
    const slot = slots.slotOf(number + 1);
    if (slot < 0) return;
    orders.drop([slot]);
    text.drop(slot);
    suggestions.drop(slot);
    slots.release(number + 1);
  }

  records.forEach((record, number) => put(number, record));
  return { put, drop, suggest: suggestions.suggest, parts };
}

type Opened = ReturnType<typeof open>;

/** The same after a restart. */
function reopened({ parts }: Opened): Opened {
  for (const _ of parts.text.mergeDeltas());
  const again = open();
  const owners: Record<string, [Saved, Saved]> = {
    slots: [parts.slots, again.parts.slots],
    orders: [parts.orders, again.parts.orders],
    text: [parts.text, again.parts.text],
    suggestions: [parts.suggestions, again.parts.suggestions],
  };
  for (const [before, after] of Object.values(owners)) after.load(new Map(before.save()));
  return again;
}

const titled = (title: string) => ({ title, organisation: null });
const namesOf = (suggestions: Opened, typed: string, limit = 8) => suggestions.suggest(typed, { limit }).map(({ name }) => name);

test("filters, organisations and titles are suggested by prefix, those with the most activities first", () => {
  const suggestions = open(
    { title: "Kanoën op de Linge", organisation: HOEVE },
    { title: "Kanotocht", organisation: HOEVE },
    titled("Kanotocht"),
  );
  expect(suggestions.suggest("kano", { limit: 8 })).toEqual([
    { kind: "filter", id: 1, name: "Kanoën", count: 40 },
    { kind: "organisation", id: 7, name: "Kanohoeve De Linge", count: 2 },
    { kind: "title", name: "Kanotocht", count: 2 },
    { kind: "title", name: "Kanoën op de Linge", count: 1 },
  ]);
});

test("a later word of a name finds it too, after the names that begin so", () => {
  const suggestions = open({ title: "Kanoën op de Linge", organisation: HOEVE }, titled("Lingerie naaien"));
  expect(namesOf(suggestions, "linge")).toEqual(["Lingerie naaien", "Kanohoeve De Linge", "Kanoën op de Linge"]);
  expect(namesOf(suggestions, "water")).toEqual(["Op het water"]);
  suggestions.put(9, titled("Wat de papegaaien zeggen"));
  expect(namesOf(suggestions, "wat")).toEqual(["Op het water", "Wat de papegaaien zeggen"]);
  expect(namesOf(suggestions, "inge")).toEqual([]);
  expect(namesOf(suggestions, "kanoen OP  de li")).toEqual(["Kanoën op de Linge"]);
  expect(namesOf(suggestions, "op")).toEqual(["Op het water"]);
});

test("no text, only punctuation, or a filter without activities suggests nothing", () => {
  const suggestions = open(titled("Kanoën"));
  expect(namesOf(suggestions, " ")).toEqual([]);
  expect(namesOf(suggestions, "!?")).toEqual([]);
  expect(namesOf(suggestions, "kant")).toEqual([]);
  expect(namesOf(suggestions, "kano", 0)).toEqual([]);
});

test("no kind is crowded out by another", () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ title: `Kanotocht ${index}`, organisation: HOEVE }));
  const kinds = open(...many).suggest("kano", { limit: 4 });
  expect(kinds.map(({ kind }) => kind)).toEqual(["filter", "organisation", "title", "title"]);
});

test("changed or removed names are no longer suggested, and counts are updated", () => {
  const suggestions = open({ title: "Kanotocht", organisation: HOEVE }, { title: "kanotocht!", organisation: HOEVE });
  expect(suggestions.suggest("kanot", { limit: 8 })).toEqual([{ kind: "title", name: "Kanotocht", count: 2 }]);
  suggestions.put(0, titled("Vlottocht"));
  expect(suggestions.suggest("kano", { limit: 8 }).slice(1)).toEqual([
    { kind: "organisation", id: 7, name: "Kanohoeve De Linge", count: 1 },
    { kind: "title", name: "kanotocht!", count: 1 },
  ]);
  suggestions.drop(1);
  suggestions.drop(1);
  expect(namesOf(suggestions, "kanot")).toEqual([]);
  expect(namesOf(suggestions, "kanoh")).toEqual([]);
  expect(namesOf(suggestions, "vlot")).toEqual(["Vlottocht"]);
});

test("a renamed organisation is found by its new name only, with all its activities", () => {
  const suggestions = open({ title: "Kanotocht", organisation: HOEVE }, { title: "Vlottocht", organisation: HOEVE });
  suggestions.put(1, { title: "Vlottocht", organisation: { id: 7, name: "Rederij Zon" } });
  expect(namesOf(suggestions, "kanoh")).toEqual([]);
  expect(suggestions.suggest("zon", { limit: 8 })).toEqual([{ kind: "organisation", id: 7, name: "Rederij Zon", count: 2 }]);
});

test("a title with another spelling is suggested in its current one", () => {
  const suggestions = open(titled("Kanotocht"));
  suggestions.put(0, titled("Kanotòcht!"));
  expect(namesOf(suggestions, "kanot")).toEqual(["Kanotòcht!"]);
});

test("after any changes the suggestions are those of a scan over all names, also after saving and loading", () => {
  const words = ["kano", "Kánoën", "op", "de", "Linge", "bier", "boot", "boots", "wild", "ǅungla"];
  const random = seeded(7);
  const word = () => words[random(words.length)] ?? "";
  const records = new Map<number, ReturnType<typeof titled>>();
  let suggestions = open();

  for (let step = 0; step < 3_000; step += 1) {
    const slot = random(1_200);
    if (random(3) > 0) {
      const record = titled(Array.from({ length: 1 + random(5) }, word).join(random(9) > 0 ? " " : " - "));
      records.set(slot, record);
      suggestions.put(slot, record);
    } else {
      records.delete(slot);
      suggestions.drop(slot);
    }
    if (step === 1_500) {
      suggestions = reopened(suggestions);
    }
    if (step % 10 === 0) expectPlain(suggestions, records, `${word()} ${word().slice(0, 1 + random(3))}`.slice(random(2) * 3));
  }
});

function expectPlain(suggestions: Opened, records: ReadonlyMap<number, { title: string }>, typed: string): void {
  const key = nameKey(typed, foldCase);
  const keys = [...records.values()].map(({ title }) => nameKey(title, foldCase));
  const counted = [...Map.groupBy(keys, (own) => own)].map(([own, same]) => ({ own, count: same.length }));
  const rank = (own: string) => (own.startsWith(key) ? 0 : 1);
  const fits = ({ own }: { own: string }) =>
    own.startsWith(key) || own.split(" ").some((start, at, all) => at > 0 && start.length > 2 && all.slice(at).join(" ").startsWith(key));
  const expected = counted.filter(fits).toSorted((a, b) => rank(a.own) - rank(b.own) || b.count - a.count);
  const found = suggestions.suggest(typed, { limit: 8 }).filter(({ kind }) => kind === "title");
  const shape = found.map(({ name, count }) => [rank(nameKey(name, foldCase)), count]);
  expect(shape).toEqual(expected.slice(0, found.length).map(({ own, count }) => [rank(own), count]));
  expect(found.length).toBeGreaterThanOrEqual(Math.min(5, expected.length));
  for (const { name, count } of found) expect(expected).toContainEqual({ own: nameKey(name, foldCase), count });
}

test("sections that do not fit together are refused", () => {
  const sections = open({ title: "Kanotocht", organisation: HOEVE }).parts.suggestions.save();
  sections.set("suggest/organisations/counts", new Uint8Array(8));
  expect(() => open().parts.suggestions.load(sections)).toThrow(RangeError);
});

/** Numbers from 0 to below a bound, always the same ones. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test("a kind with activities is suggested by each of its names, and shown by the preferred one", () => {
  const { suggestions } = openParts();
  const steppen = { kind: "kind", id: 1, name: "Steppen", count: 12 };
  for (const typed of ["stepp", "Autop", "step hu", "huren"]) expect(suggestions.suggest(typed, { limit: 8 })).toEqual([steppen]);
  expect(suggestions.suggest("hutten", { limit: 8 })).toEqual([]);
});

test("a kind with the name of a filter is not suggested besides it", () => {
  const { suggestions } = openParts();
  suggestions.describe({ kinds: [{ id: 1, names: ["Kanoën"] }], filters });
  expect(suggestions.suggest("kano", { limit: 8 }).map(({ kind }) => kind)).toEqual(["filter"]);
});
