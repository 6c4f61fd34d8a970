import { wordsOf } from "../../../brands/words.ts";
import { RETRY_S } from "../../../database/is-unavailable.ts";
import { isAgendaNarrowed } from "../../../events/agenda-state.ts";
import { agendaFromUrl, agendaUrl } from "../../../events/agenda-url.ts";
import { listOfEvents } from "../../../seo/structured-data/list-of-events.server.ts";
import type { Event } from "../../../contract/entities/event.ts";
import type { ContentSite } from "../../../sites.ts";
import { documentHead } from "../../document/document-head.server.ts";
import { queryOf } from "../../document/query-of.ts";
import { defineScreen, type ScreenRequest, type PropsOf } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { Island } from "../../islands/island.server.tsx";
import layout from "../../ui/layout/layout.module.css";
import { AgendaHead } from "./agenda-head.tsx";
import styles from "./agenda.module.css";
import { AgendaFilters } from "./filters.tsx";
import { loadAgenda, type Agenda } from "./load-agenda.server.ts";
import { AgendaResults } from "./results.tsx";

export const agenda = defineScreen({
  path: ROUTES.agenda.path,
  cacheKey: (query) => queryOf(agendaUrl(agendaFromUrl(query))),
  load,
  hasRegions: true,
  Page: AgendaPage,
});

/** A page whose list is unavailable: not cached, not indexed. */
const UNAVAILABLE = { status: 503, headers: { "retry-after": String(RETRY_S), "cache-control": "no-store" } };

async function load({ site, url }: ScreenRequest) {
  const outcome = await loadAgenda(site, url.searchParams);
  if (outcome.kind === "not-found") return null;
  if (outcome.kind === "redirect") return { location: outcome.url, status: 302 as const };
  const { agenda: shown, listed } = outcome;
  return { ...headOfAgenda(site, shown, listed), ...(shown.isAvailable ? {} : UNAVAILABLE), props: { agenda: shown } };
}

function headOfAgenda(site: ContentSite, { page, state, pageCount, isAvailable }: Agenda, listed: readonly Event[]) {
  const path = agendaUrl({ page: state.page });
  const description = {
    title: state.page > 1 ? `${page.metaTitle} (${state.page})` : page.metaTitle,
    description: page.metaDescription,
    path,
    socialTitle: page.title,
    noindex: !isAvailable || isAgendaNarrowed(state) || state.page > Math.max(1, pageCount),
  };
  // The canonical address has no filters.
  if (isAgendaNarrowed(state)) return documentHead(site, description, null);
  return documentHead(site, description, {
    type: "CollectionPage",
    path,
    texts: page,
    steps: [{ title: wordsOf(site.brand.locale).agenda.breadcrumb }],
    main: listOfEvents(site, { path, events: listed }),
  });
}

/** The events of brands that have an agenda (specification 2 §2). */
function AgendaPage({ agenda: shown }: PropsOf<typeof load>) {
  const { page, state, quick, calendar } = shown;
  return (
    <>
      <AgendaHead page={page} />
      <div className={`${layout.wrap} ${styles.agenda}`}>
        <Island
          name="agendaFilters"
          of={AgendaFilters}
          props={{ state, quick, calendar }}
          hydration="interaction"
          className={styles.search}
        />
        <AgendaResults agenda={shown} />
      </div>
    </>
  );
}
