import { data } from "react-router";
import type { Route } from "./+types/leave.ts";
import { findUnsubscription, unsubscribe } from "../../../newsletter/unsubscribe.ts";
import { newsletterWords, useNewsletterWords } from "../../words/parts/newsletter.ts";
import { useWords } from "../../words/use-words.ts";

import { LINK_HEADERS, linkHead } from "./link-head.ts";
import { LinkPage } from "./link-page.tsx";
import { LINK_STATUS, linkOf } from "./link-request.server.ts";

export async function loader(asked: Route.LoaderArgs) {
  const { site, link } = linkOf(asked);
  const state = await findUnsubscription(site.db, site, link);
  return data({ state }, { status: LINK_STATUS[state] });
}

export async function action(asked: Route.ActionArgs) {
  const { site, link } = linkOf(asked);
  const state = await unsubscribe(site.db, site, link);
  return data({ state }, { status: LINK_STATUS[state] });
}

export function headers() {
  return LINK_HEADERS;
}

export function meta({ matches }: Route.MetaArgs) {
  const brand = matches[0].loaderData?.brand;
  return brand ? linkHead(brand, newsletterWords(brand.locale).newsletter.breadcrumb) : [];
}

/** Where the link under every newsletter leads (decisions, Behaviour). */
export default function Leave({ loaderData, actionData }: Route.ComponentProps) {
  const { newsletter } = useNewsletterWords();
  const { footer } = useWords();
  const { state } = actionData ?? loaderData;
  const texts = newsletter.leave[state];
  if (state === "open") return <LinkPage texts={texts} next={{ kind: "post" }} />;
  const onward = "button" in texts ? { to: "/helpdesk", label: texts.button } : { to: "/uitjes", label: footer.allActivities };
  return <LinkPage texts={texts} next={{ kind: "lead", ...onward }} />;
}
