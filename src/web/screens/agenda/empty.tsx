import { changeAgenda, isAgendaNarrowed } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { EventsUnread } from "../../ui/layout/events-unread.tsx";
import { Nothing } from "../../ui/layout/nothing.tsx";
import { useWords } from "../../words/use-words.ts";
import type { Agenda } from "./load-agenda.server.ts";

/** A list that could not be read, nothing found, nothing to come, or a page past the end of the list: each with its way out. */
export function AgendaEmpty({ agenda: { state, total, isRead } }: { agenda: Agenda }) {
  const { overview, agenda } = useWords();
  if (!isRead) return <EventsUnread title={agenda.unread} />;
  if (total > 0) {
    const to = agendaUrl(changeAgenda(state, { kind: "setPage", page: 1 }));
    return <Nothing title={overview.pastEnd} level={3} link={{ to, title: overview.toFirstPage, inPlace: "page" }} />;
  }
  if (isAgendaNarrowed(state)) {
    const link = { to: agendaUrl({}), title: agenda.all, inPlace: "list" } as const;
    return <Nothing title={agenda.empty} level={3} text={agenda.emptyText} link={link} />;
  }
  return <Nothing title={agenda.empty} level={3} text={agenda.nothingYet} link={{ to: "/uitjes", title: agenda.toActivities }} />;
}
