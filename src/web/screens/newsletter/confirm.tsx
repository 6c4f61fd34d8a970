import { data } from "react-router";
import type { Route } from "./+types/confirm.ts";
import { confirm, findConfirmation } from "../../../newsletter/confirm.ts";
import { newsletterWords, useNewsletterWords } from "../../words/parts/newsletter.ts";
import { useWords } from "../../words/use-words.ts";

import { LINK_HEADERS, linkHead } from "./link-head.ts";
import { LinkPage } from "./link-page.tsx";
import { LINK_STATUS, linkOf } from "./link-request.server.ts";

export async function loader(asked: Route.LoaderArgs) {
  const { site, link } = linkOf(asked);
  const state = await findConfirmation(site.db, site, link);
  return data({ state }, { status: LINK_STATUS[state] });
}

export async function action(asked: Route.ActionArgs) {
  const { site, link } = linkOf(asked);
  const state = await confirm(site.db, site, link);
  return data({ state }, { status: LINK_STATUS[state] });
}

export function headers() {
  return LINK_HEADERS;
}

export function meta({ matches }: Route.MetaArgs) {
  const brand = matches[0].loaderData?.brand;
  return brand ? linkHead(brand, newsletterWords(brand.locale).newsletter.breadcrumb) : [];
}

/** Where the mail leads that asks whether somebody wants the newsletter (decisions, Behaviour). */
export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { newsletter } = useNewsletterWords();
  const { footer } = useWords();
  const { state } = actionData ?? loaderData;
  const texts = newsletter.confirm[state];
  if (state === "open") return <LinkPage texts={texts} next={{ kind: "post" }} />;
  const again = "button" in texts ? { to: "/nieuwsbrief", label: texts.button } : { to: "/uitjes", label: footer.allActivities };
  return <LinkPage texts={texts} next={{ kind: "lead", ...again }} />;
}
