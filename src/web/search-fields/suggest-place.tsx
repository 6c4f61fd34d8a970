import { Link } from "../ui/layout/link.tsx";
import { useWords } from "../words/use-words.ts";

/** Beside a place that nobody knows: where it can be suggested, when it may be a place at all. */
export function SuggestPlace({ url }: { url: string | null }) {
  const { places } = useWords();
  return url && <Link to={url}>{places.suggest}</Link>;
}
