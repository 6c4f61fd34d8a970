import { changeAgenda, isAgendaNarrowed } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { EventsUnavailable } from "../../ui/layout/events-unavailable.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { useWords } from "../../words/use-words.ts";
import type { Agenda } from "./load-agenda.server.ts";

/** In place of an empty list: it is unavailable, nothing was found, there are no events, or the page is past its end; each with a link. */
export function AgendaEmpty({ agenda: { state, total, isAvailable } }: { agenda: Agenda }) {
  const { overview, agenda } = useWords();
  if (!isAvailable) return <EventsUnavailable title={agenda.unread} />;
  if (total > 0) {
    const to = agendaUrl(changeAgenda(state, { kind: "setPage", page: 1 }));
    return <EmptyState title={overview.pastEnd} level={3} link={{ to, title: overview.toFirstPage, inPlace: "page" }} />;
  }
  if (isAgendaNarrowed(state)) {
    const link = { to: agendaUrl({}), title: agenda.all, inPlace: "list" } as const;
    return <EmptyState title={agenda.empty} level={3} text={agenda.emptyText} link={link} />;
  }
  return <EmptyState title={agenda.empty} level={3} text={agenda.nothingYet} link={{ to: "/uitjes", title: agenda.toActivities }} />;
}
