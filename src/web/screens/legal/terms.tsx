import { wordsOf } from "../../../brands/words.ts";
import { isTermsLanguage } from "../../../legal/legal-text.ts";
import { defineScreen } from "../../document/screen.ts";
import { SCREEN_PATHS } from "../../screen-paths.ts";
import { TermsLinks } from "../../ui/terms-links.tsx";
import { LegalArticle, type DatedText } from "./legal-article.tsx";
import styles from "./legal-article.module.css";
import { openLegalText } from "./open-legal-text.server.ts";
import { termsHead } from "./terms-head.server.ts";
import { usePageWords } from "../../words/page-words.server.ts";

export const terms = defineScreen({
  path: SCREEN_PATHS.terms,
  cacheKey: () => "",
  load({ site, params: { language } }) {
    if (!isTermsLanguage(language)) return null;
    const { brand, legal } = site;
    const text = legal[brand.key].terms[language];
    const breadcrumb = wordsOf(brand.locale).legal.terms;
    const opened = openLegalText(site, text, { ...termsHead(brand, text), path: `/voorwaarden/${language}`, breadcrumb });
    return { ...opened, shown: { ...opened.shown, language } };
  },
  Page: Terms,
});

/** The terms of use in one of their three languages (specification 2 §2, About us). */
function Terms({ language, ...dated }: DatedText & { language: string }) {
  const { legal } = usePageWords();
  return (
    <LegalArticle breadcrumb={legal.terms} {...dated}>
      <nav aria-label={legal.otherLanguages}>
        <TermsLinks className={styles.languages} current={language} />
      </nav>
    </LegalArticle>
  );
}
