import { changeAgenda, isAgendaNarrowed, type AgendaState } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { buttonClass } from "../../ui/button.ts";
import { Link } from "../../ui/link.tsx";
import { Nothing } from "../../ui/nothing.tsx";
import { useWords } from "../../words/use-words.ts";

/** Nothing found, nothing to come, or a page past the end of the list: each with its way out. */
export function AgendaEmpty({ state, total }: { state: AgendaState; total: number }) {
  const { title, text, link } = useReason(state, total);
  return (
    <Nothing title={title} level={3} text={text}>
      <Link className={buttonClass("white")} to={link.url} inPlace={link.inPlace}>
        {link.title}
      </Link>
    </Nothing>
  );
}

type Reason = { title: string; text?: string; link: { url: string; title: string; inPlace?: "list" | "page" } };

function useReason(state: AgendaState, total: number): Reason {
  const { overview, agenda } = useWords();
  if (total > 0) {
    const url = agendaUrl(changeAgenda(state, { kind: "setPage", page: 1 }));
    return { title: overview.pastEnd, link: { url, title: overview.toFirstPage, inPlace: "page" } };
  }
  if (isAgendaNarrowed(state))
    return { title: agenda.empty, text: agenda.emptyText, link: { url: agendaUrl({}), title: agenda.all, inPlace: "list" } };
  return { title: agenda.empty, text: agenda.nothingYet, link: { url: "/uitjes", title: agenda.toActivities } };
}
