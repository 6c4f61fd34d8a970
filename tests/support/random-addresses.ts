import { seededRandom, type Random } from "../../packages/random/random.ts";

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
  const random = seededRandom(seed);
  const taken = new Set(real.map((path) => path.toLowerCase()));
  const kinds = [letters, otherSigns, encoded, deep, under, ...(real.length > 0 ? [nearMiss(real), nearMiss(real)] : [])];
  const addresses: string[] = [];
  while (addresses.length < count) {
    const address = random.oneOf(kinds)(random);
    if (taken.has(address.toLowerCase())) continue;
    taken.add(address.toLowerCase());
    addresses.push(address);
  }
  return addresses;
}

type Kind = (random: Random) => string;

function word(random: Random): string {
  // No word of a real path has a q after an x, so none is met by chance.
  const letters = Array.from({ length: 2 + random.below(14) }, () => random.oneOf(LETTERS));
  return `${letters.join("")}xq`;
}

function letters(random: Random): string {
  return `/${word(random)}`;
}

function otherSigns(random: Random): string {
  return `/${encodeURIComponent(word(random) + random.oneOf(SIGNS) + random.oneOf(SIGNS))}`;
}

function encoded(random: Random): string {
  return `/${word(random)}${random.oneOf(ENCODINGS)}${word(random)}`;
}

function deep(random: Random): string {
  return Array.from({ length: 2 + random.below(5) }, () => letters(random)).join("");
}

/** Where pages do lie. */
function under(random: Random): string {
  return `/${random.oneOf(FIRST_PARTS)}${letters(random)}`;
}

/**
 * A real path with a letter too many: of a landing page in its word, of an organisation after its number, else anywhere in
 * the last part.
 */
function nearMiss(real: readonly string[]): Kind {
  return (random) => {
    const parts = random.oneOf(real).split("/");
    const isKnownRoute = FIRST_PARTS.includes(parts[1] ?? "");
    const at = parts.length > 2 && isKnownRoute ? parts.length - 1 : 1;
    const part = parts[at] ?? "";
    const place = parts[1] === "overzicht" && at > 1 ? part.length : random.below(part.length + 1);
    return parts.with(at, `${part.slice(0, place)}${random.oneOf(["x", "qx", "-x", "x-", "9x"])}${part.slice(place)}`).join("/");
  };
}
