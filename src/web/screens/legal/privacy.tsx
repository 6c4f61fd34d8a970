import type { Route } from "./+types/privacy.ts";
import { dayInWords } from "../../../brands/day-in-words.ts";
import { wordsOf } from "../../../brands/words.ts";
import { headTags } from "../../../seo/head.ts";
import { headOfPage } from "../../head-of-page.server.ts";
import { siteContext } from "../../site.server.ts";
import { tellMachines } from "../../tell-machines.server.ts";
import { useAboutWords } from "../../words/parts/about.ts";
import { LegalArticle } from "./legal-article.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { brand, legal } = context.get(siteContext);
  const text = legal[brand.key].privacy;
  tellMachines(context, { path: "/privacy", texts: { title: text.title }, steps: [{ title: wordsOf(brand.locale).legal.privacy }] });
  const { title, description } = text;
  return { text, updatedOn: dayInWords(text.updated, brand.lang), head: headOfPage(context, { title, description, path: "/privacy" }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

/** What is kept of whom, why and for how long (decisions, Links). */
export default function Privacy({ loaderData: { text, updatedOn } }: Route.ComponentProps) {
  const { legal } = useAboutWords();
  return <LegalArticle breadcrumb={legal.privacy} {...{ text, updatedOn }} />;
}
