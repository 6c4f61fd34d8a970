import { chanceOf, type Chance } from "./hostile/chance.ts";

export type RandomAddressOptions = {
  /** Paths that exist; near-misses are made of them, and none of them comes back. */
  real: readonly string[];
  seed: number;
  count: number;
};

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");
const SIGNS = ["é", "ß", "ij", "漢", "ы", "ع", "🙂", "ñ", "ø", "ı", "Ω"];
const ENCODINGS = ["%20", "%C3%A9", "%FF", "%E2%80%A8", "%00", "%0A", "%2e", "%3C", "%22", "%25", "%zz", "%C0%AF"];
const FIRST_PARTS = ["uitjes", "overzicht", "blogs", "blog", "agenda", "voorwaarden", "nieuwsbrief", "helpdesk", "static", "api", "banner"];

/**
 * Paths that no page has, the same for the same seed: letters, other scripts, encodings (broken ones too), what lies deep,
 * and near-misses of real ones. None differs from a real one by case, slashes or an organisation's name alone, for such lead
 * to a page; nor by a place that is no landing page, which leads to that of its word.
 */
export function randomAddresses({ real, seed, count }: RandomAddressOptions): string[] {
  const chance = chanceOf(seed);
  const taken = new Set(real.map((path) => path.toLowerCase()));
  const kinds = [letters, otherSigns, encoded, deep, under, ...(real.length > 0 ? [nearMiss(real), nearMiss(real)] : [])];
  const addresses: string[] = [];
  while (addresses.length < count) {
    const address = chance.pick(kinds)(chance);
    if (taken.has(address.toLowerCase())) continue;
    taken.add(address.toLowerCase());
    addresses.push(address);
  }
  return addresses;
}

type Kind = (chance: Chance) => string;

function word(chance: Chance): string {
  // No word of a real path has a q after an x, so none is met by chance.
  const random = Array.from({ length: 2 + chance.below(14) }, () => chance.pick(LETTERS));
  return `${random.join("")}xq`;
}

function letters(chance: Chance): string {
  return `/${word(chance)}`;
}

function otherSigns(chance: Chance): string {
  return `/${encodeURIComponent(word(chance) + chance.pick(SIGNS) + chance.pick(SIGNS))}`;
}

function encoded(chance: Chance): string {
  return `/${word(chance)}${chance.pick(ENCODINGS)}${word(chance)}`;
}

function deep(chance: Chance): string {
  return Array.from({ length: 2 + chance.below(5) }, () => letters(chance)).join("");
}

/** Where pages do lie. */
function under(chance: Chance): string {
  return `/${chance.pick(FIRST_PARTS)}${letters(chance)}`;
}

/**
 * A real path with a letter too many: of a landing page in its word, of an organisation after its number, else anywhere in
 * the last part.
 */
function nearMiss(real: readonly string[]): Kind {
  return (chance) => {
    const parts = chance.pick(real).split("/");
    const isKnownRoute = FIRST_PARTS.includes(parts[1] ?? "");
    const at = parts.length > 2 && isKnownRoute ? parts.length - 1 : 1;
    const part = parts[at] ?? "";
    const place = parts[1] === "overzicht" && at > 1 ? part.length : chance.below(part.length + 1);
    return parts.with(at, `${part.slice(0, place)}${chance.pick(["x", "qx", "-x", "x-", "9x"])}${part.slice(place)}`).join("/");
  };
}
