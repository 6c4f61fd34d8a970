import { Link } from "../ui/layout/link.tsx";
import { useWords } from "../words/use-words.ts";

/** A link beside an unknown place to suggest it; nothing when the text cannot be a place name. */
export function SuggestPlace({ url }: { url: string | null }) {
  const { places } = useWords();
  return url && <Link to={url}>{places.suggest}</Link>;
}
