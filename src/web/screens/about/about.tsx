import type { BrandPages } from "../../../brands/pages.ts";
import { wordsOf } from "../../../brands/words.ts";
import type { Platform } from "../../../sites.ts";
import { staticPageHead } from "../../document/document-head.server.ts";
import { defineScreen } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { PageHead } from "../../ui/layout/page-head.tsx";
import { TextWithPoints } from "../../ui/layout/text-with-points.tsx";
import { Contact } from "./contact.tsx";
import { Platforms } from "./platforms.tsx";
import { usePageWords } from "../../words/page-words.server.ts";

type AboutProps = { page: BrandPages["about"]; platforms: readonly Platform[] };

export const about = defineScreen({
  path: ROUTES.about.path,
  cacheKey: () => "",
  load({ site }) {
    const { brand, platforms } = site;
    const page = brand.pages.about;
    const { breadcrumb } = wordsOf(brand.locale).aboutUs;
    return { ...staticPageHead(site, page, { type: "AboutPage", path: "/over-ons", breadcrumb }), props: { page, platforms } };
  },
  Page: About,
});

/** The makers of this site, their other sites, and contact details (specification 2 §2). */
function About({ page, platforms }: AboutProps) {
  const { aboutUs } = usePageWords();
  return (
    <>
      <PageHead breadcrumb={aboutUs.breadcrumb} page={page} />
      <TextWithPoints {...page} />
      <Platforms platforms={platforms} />
      <Contact />
    </>
  );
}
