import { data } from "react-router";
import type { Route } from "./+types/terms.ts";
import { dayInWords } from "../../../brands/day-in-words.ts";
import { wordsOf } from "../../../brands/words.ts";
import { isTermsLanguage } from "../../../legal/legal-text.ts";
import { headTags } from "../../../seo/head.ts";
import { headOfPage } from "../../head-of-page.server.ts";
import { siteContext } from "../../site.server.ts";
import { tellMachines } from "../../tell-machines.server.ts";
import { TermsLinks } from "../../ui/terms-links.tsx";
import { useAboutWords } from "../../words/parts/about.ts";
import { LegalArticle } from "./legal-article.tsx";
import styles from "./legal-article.module.css";
import { termsHead } from "./terms-head.server.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  const { brand, legal } = context.get(siteContext);
  const { language } = params;
  if (!isTermsLanguage(language)) throw data(null, { status: 404 });
  const text = legal[brand.key].terms[language];
  const path = `/voorwaarden/${language}`;
  const lang = brand.lang.startsWith(text.lang) ? brand.lang : text.lang;
  tellMachines(context, { path, texts: { title: text.title }, steps: [{ title: wordsOf(brand.locale).legal.terms }], lang });
  const head = headOfPage(context, { ...termsHead(brand, text), path });
  return { text, updatedOn: dayInWords(text.updated, brand.lang), language, head };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

/** The terms of use in one of their three languages (specification 2 §2, About us). */
export default function Terms({ loaderData: { text, updatedOn, language } }: Route.ComponentProps) {
  const { legal } = useAboutWords();
  return (
    <LegalArticle breadcrumb={legal.terms} {...{ text, updatedOn }}>
      <nav aria-label={legal.otherLanguages}>
        <TermsLinks className={styles.languages} current={language} />
      </nav>
    </LegalArticle>
  );
}
