import type { Brand } from "../brands/brand.ts";
import { wordsOf } from "../brands/words.ts";
import type { ActivityListItem } from "../contract/entities/activity.ts";
import { uncapitalised } from "../../packages/text/first-letter.ts";

const MAX_KINDS = 5;

/** "Hier vind je onder meer kanovaren en zeilen" (here are canoeing, sailing …), most frequent kinds first; null below two kinds. */
export function kindsInWords(brand: Pick<Brand, "locale" | "lang">, listed: readonly Pick<ActivityListItem, "kind">[]): string | null {
  const counts = Map.groupBy(listed, ({ kind }) => kind?.name ?? "");
  counts.delete("");
  const names = [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
  if (names.length < 2) return null;
  const list = new Intl.ListFormat(brand.lang, { type: "conjunction" }).format(
    names.slice(0, MAX_KINDS).map((name) => inSentence(name, brand)),
  );
  return wordsOf(brand.locale).listsKinds(list);
}

/** German nouns keep their capital within a sentence. */
function inSentence(name: string, { locale }: Pick<Brand, "locale">): string {
  return locale === "de" ? name : uncapitalised(name);
}
