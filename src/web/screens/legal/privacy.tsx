import type { Route } from "./+types/privacy.ts";
import { wordsOf } from "../../../brands/words.ts";
import { headTags } from "../../../seo/head.ts";
import { siteContext } from "../../site.server.ts";
import { tellMachines } from "../../tell-machines.server.ts";
import { useAboutWords } from "../../words/parts/about.ts";
import { LegalArticle } from "./legal-article.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { brand, legal, origin } = context.get(siteContext);
  const text = legal[brand.key].privacy;
  tellMachines(context, { path: "/privacy", texts: { title: text.title }, steps: [{ title: wordsOf(brand.locale).legal.privacy }] });
  return { text, siteName: brand.name, pageUrl: `${origin}/privacy` };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { text, ...site } = loaderData;
  return headTags({ title: text.title, description: text.description, ...site });
}

/** What is kept of whom, why and for how long (decisions, Links). */
export default function Privacy({ loaderData: { text } }: Route.ComponentProps) {
  const { legal } = useAboutWords();
  return <LegalArticle breadcrumb={legal.privacy} text={text} />;
}
