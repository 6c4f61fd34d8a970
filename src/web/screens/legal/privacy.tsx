import { wordsOf } from "../../../brands/words.ts";
import { defineScreen } from "../../document/screen.ts";
import { SCREEN_PATHS } from "../../screen-paths.ts";
import { LegalArticle, type DatedText } from "./legal-article.tsx";
import { openLegalText } from "./open-legal-text.server.ts";
import { usePageWords } from "../../words/page-words.server.ts";

export const privacy = defineScreen({
  path: SCREEN_PATHS.privacy,
  cacheKey: () => "",
  load({ site }) {
    const { brand, legal } = site;
    const text = legal[brand.key].privacy;
    const { title, description } = text;
    return openLegalText(site, text, { title, description, path: "/privacy", breadcrumb: wordsOf(brand.locale).legal.privacy });
  },
  Page: Privacy,
});

/** What is stored of visitors, why and for how long (decisions, Links). */
function Privacy(dated: DatedText) {
  const { legal } = usePageWords();
  return <LegalArticle breadcrumb={legal.privacy} {...dated} />;
}
