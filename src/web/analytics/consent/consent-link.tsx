import { Link } from "../../ui/layout/link.tsx";
import { useWords } from "../../words/use-words.ts";

/** Opens the consent bar. Without JavaScript, where nothing is measured, it links to the privacy page. */
export function ConsentLink() {
  const { footer } = useWords();
  return (
    <Link to="/privacy" data-consent="">
      {footer.consent}
    </Link>
  );
}
