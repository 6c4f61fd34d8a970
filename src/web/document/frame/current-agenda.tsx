import { useBrand } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import { buttonClass } from "../../ui/form/button.ts";
import { Icon } from "../../ui/layout/icon.tsx";
import { Link } from "../../ui/layout/link.tsx";

/** The button to the agenda, on brands that have one (specification 2 §2, Agenda). */
export function CurrentAgenda({ className }: { className: string | undefined }) {
  const { header } = useWords();
  const { hasAgenda } = useBrand();
  if (!hasAgenda) return null;
  return (
    <Link className={`${buttonClass("quiet", "small")} ${className}`} to="/agenda">
      <Icon name="calendar" small />
      {header.currentAgenda}
    </Link>
  );
}
