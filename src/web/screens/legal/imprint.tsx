import { data } from "react-router";
import type { Route } from "./+types/imprint.ts";
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
  const { imprint } = legal[brand.key];
  if (!imprint) throw data(null, { status: 404 });
  const steps = [{ title: wordsOf(brand.locale).legal.imprint }];
  tellMachines(context, { path: "/impressum", texts: { title: imprint.title }, steps });
  const { title, description } = imprint;
  const updatedOn = dayInWords(imprint.updated, brand.lang);
  return { text: imprint, updatedOn, head: headOfPage(context, { title, description, path: "/impressum" }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

/** Who answers for the site, where the law asks for it (§ 5 DDG; decisions, Links). */
export default function Imprint({ loaderData: { text, updatedOn } }: Route.ComponentProps) {
  const { legal } = useAboutWords();
  return <LegalArticle breadcrumb={legal.imprint} {...{ text, updatedOn }} />;
}
