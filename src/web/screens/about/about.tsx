import type { Route } from "./+types/about.ts";
import { wordsOf } from "../../../brands/words.ts";
import { headTags } from "../../../seo/head.ts";
import { headOfStillPage } from "../../head-of-page.server.ts";
import { siteContext } from "../../site.server.ts";
import { tellMachines } from "../../tell-machines.server.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { TextWithPoints } from "../../ui/text-with-points.tsx";
import { useAboutWords } from "../../words/parts/about.ts";
import { Contact } from "./contact.tsx";
import { Platforms } from "./platforms.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { brand, platforms } = context.get(siteContext);
  const page = brand.pages.about;
  const steps = [{ title: wordsOf(brand.locale).aboutUs.breadcrumb }];
  tellMachines(context, { type: "AboutPage", path: "/over-ons", texts: page, steps });
  return { page, platforms, head: headOfStillPage(context, { page, path: "/over-ons" }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

/** Who makes this site, where its sisters are, and how to reach the house (specification 2 §2). */
export default function About({ loaderData: { page, platforms } }: Route.ComponentProps) {
  const { aboutUs } = useAboutWords();
  return (
    <>
      <PageHead breadcrumb={aboutUs.breadcrumb} page={page} />
      <TextWithPoints {...page} />
      <Platforms platforms={platforms} />
      <Contact />
    </>
  );
}
