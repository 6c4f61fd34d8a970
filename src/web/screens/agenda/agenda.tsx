import { data, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/agenda.ts";
import { wordsOf } from "../../../brands/words.ts";
import { isAgendaNarrowed } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { headTags, type Head } from "../../../seo/head.ts";
import { listOfEvents } from "../../../seo/structured-data/list-of-events.ts";
import { headOfPage } from "../../head-of-page.server.ts";
import { outageContext } from "../../outage.server.ts";
import { siteContext } from "../../site.server.ts";
import { tellMachines } from "../../tell-machines.server.ts";
import layout from "../../ui/layout.module.css";
import { AgendaHead } from "./agenda-head.tsx";
import styles from "./agenda.module.css";
import { AgendaFilters } from "./filters.tsx";
import { loadAgenda, type Agenda } from "./load-agenda.server.ts";
import { AgendaResults } from "./results.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const outcome = await loadAgenda(site, new URL(request.url).searchParams);
  if (outcome.kind === "not-found") throw data(null, { status: 404 });
  if (outcome.kind === "elsewhere") throw redirect(outcome.url);
  const { agenda, listed } = outcome;
  const path = agendaUrl({ page: agenda.state.page });
  // What was narrowed is not what the canonical address lists.
  if (!isAgendaNarrowed(agenda.state))
    tellMachines(context, {
      type: "CollectionPage",
      path,
      texts: agenda.page,
      steps: [{ title: wordsOf(site.brand.locale).agenda.breadcrumb }],
      main: listOfEvents(site, { path, events: listed }),
    });
  const head = headOfAgenda(context, agenda);
  if (agenda.isRead) return { ...agenda, head };
  // Its list is what the page is for: without it this is no page to keep or to index.
  context.get(outageContext).isSeen = true;
  return data({ ...agenda, head }, { status: 503 });
}

function headOfAgenda(context: Route.LoaderArgs["context"], { page, state, pageCount, isRead }: Agenda): Head {
  return headOfPage(context, {
    title: state.page > 1 ? `${page.metaTitle} (${state.page})` : page.metaTitle,
    description: page.metaDescription,
    path: agendaUrl({ page: state.page }),
    socialTitle: page.title,
    noindex: !isRead || isAgendaNarrowed(state) || state.page > Math.max(1, pageCount),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

/** What is on, for brands that have an agenda (specification 2 §2). */
export default function AgendaScreen({ loaderData }: Route.ComponentProps) {
  const isLoading = useNavigation().location?.pathname === "/agenda";
  return (
    <>
      <AgendaHead page={loaderData.page} />
      <div className={`${layout.wrap} ${styles.agenda}`}>
        <AgendaFilters agenda={loaderData} />
        <AgendaResults agenda={loaderData} isLoading={isLoading} />
      </div>
    </>
  );
}
