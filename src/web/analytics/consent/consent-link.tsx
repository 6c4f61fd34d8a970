import { Link } from "../../ui/layout/link.tsx";
import { useWords } from "../../words/use-words.ts";

/** Opens the consent bar; without JavaScript, where nothing is measured, it leads to what we say about it. */
export function ConsentLink() {
  const { footer } = useWords();
  return (
    <Link to="/privacy" data-consent="">
      {footer.consent}
    </Link>
  );
}
