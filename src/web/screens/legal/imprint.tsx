import { wordsOf } from "../../../brands/words.ts";
import { defineScreen } from "../../document/screen.ts";
import { SCREEN_PATHS } from "../../screen-paths.ts";
import { LegalArticle, type DatedText } from "./legal-article.tsx";
import { openLegalText } from "./open-legal-text.server.ts";
import { usePageWords } from "../../words/page-words.server.ts";

export const imprint = defineScreen({
  path: SCREEN_PATHS.imprint,
  cacheKey: () => "",
  load({ site }) {
    const { brand, legal } = site;
    const text = legal[brand.key].imprint;
    if (!text) return null;
    const { title, description } = text;
    return openLegalText(site, text, { title, description, path: "/impressum", breadcrumb: wordsOf(brand.locale).legal.imprint });
  },
  Page: Imprint,
});

/** Who is responsible for the site, where the law demands it (§ 5 DDG; decisions, Links). */
function Imprint(dated: DatedText) {
  const { legal } = usePageWords();
  return <LegalArticle breadcrumb={legal.imprint} {...dated} />;
}
