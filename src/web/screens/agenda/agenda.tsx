import { data, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/agenda.ts";
import { isAgendaNarrowed } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { headTags } from "../../../seo/head.ts";
import { siteContext } from "../../site.server.ts";
import layout from "../../ui/layout.module.css";
import { AgendaHead } from "./agenda-head.tsx";
import styles from "./agenda.module.css";
import { AgendaFilters } from "./filters.tsx";
import { loadAgenda } from "./load-agenda.server.ts";
import { AgendaResults } from "./results.tsx";
import { socialPicture } from "../../social-picture.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const outcome = await loadAgenda(context.get(siteContext), new URL(request.url).searchParams);
  if (outcome.kind === "not-found") throw data(null, { status: 404 });
  if (outcome.kind === "elsewhere") throw redirect(outcome.url);
  return outcome.agenda;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const brand = matches[0].loaderData?.brand;
  if (!loaderData || !brand) return [];
  const { page, state, origin, pageCount, isRead } = loaderData;
  return headTags({
    title: state.page > 1 ? `${page.metaTitle} (${state.page})` : page.metaTitle,
    description: page.metaDescription,
    siteName: brand.name,
    pageUrl: origin + agendaUrl({ page: state.page }),
    socialTitle: page.title,
    socialImage: socialPicture({ origin, key: brand.key, picture: page.picture }),
    noindex: !isRead || isAgendaNarrowed(state) || state.page > Math.max(1, pageCount),
  });
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
