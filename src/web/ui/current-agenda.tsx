import { useBrand } from "../use-brand.ts";
import { useWords } from "../words/use-words.ts";
import { buttonClass } from "./button.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

type CurrentAgendaProps = {
  className?: string;
  /** In a sheet, whose entry of the history the agenda replaces. */
  replace?: boolean;
  onClick?: React.MouseEventHandler<HTMLElement>;
};

/** The button to the agenda, on brands that have one (specification 2 §2, Agenda). */
export function CurrentAgenda({ className, replace, onClick }: CurrentAgendaProps) {
  const { header } = useWords();
  const { hasAgenda } = useBrand();
  if (!hasAgenda) return null;
  return (
    <Link
      className={[buttonClass("quiet", "small"), className].filter(Boolean).join(" ")}
      to="/agenda"
      replace={replace}
      prefetch="intent"
      onClick={onClick}
    >
      <Icon name="calendar" small />
      {header.currentAgenda}
    </Link>
  );
}
