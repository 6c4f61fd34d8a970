import { nameIn } from "../../places/plausible-name.ts";
import { Link } from "../ui/link.tsx";
import { useWords } from "../words/use-words.ts";
import { suggestPlaceUrl } from "./suggest-place-url.ts";

/** Beside a place that nobody knows: where it can be suggested, when it may be a place at all. */
export function SuggestPlace({ typed }: { typed: string }) {
  const { places } = useWords();
  return nameIn(typed) === null ? null : <Link to={suggestPlaceUrl(typed)}>{places.suggest}</Link>;
}
