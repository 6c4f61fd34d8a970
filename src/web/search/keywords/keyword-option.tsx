import type { Suggestion } from "../../../contract/entities/suggestion.ts";
import type { IconName } from "../../ui/icon.tsx";
import { useWords } from "../../words/use-words.ts";
import { SuggestionOption, type OptionProps } from "../combobox/suggestion-option.tsx";

const ICONS: Record<Suggestion["kind"], IconName> = {
  kind: "search",
  filter: "filter",
  organisation: "home",
  title: "search",
  word: "search",
};

/** What people look for by its name, with what it is and how much stands behind it; of a single title that goes without saying. */
export function KeywordOption({ suggestion, ...option }: OptionProps & { suggestion: Suggestion }) {
  const { keywords, activities } = useWords();
  const { kind, name, count } = suggestion;
  const isSingle = kind === "title" && count === 1;
  // What a kind is, its name says.
  const note = [kind !== "kind" && keywords.kinds[kind], !isSingle && activities(count)].filter(Boolean).join(" · ");
  return <SuggestionOption {...option} icon={ICONS[kind]} name={name} note={note} />;
}
