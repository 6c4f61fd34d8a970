import type { Brand } from "../../../brands/brand.ts";
import { dayInWords } from "../../../brands/day-in-words.ts";
import { wordsOf } from "../../../brands/words.ts";
import type { BrandLegalTexts, LegalText } from "../../../articles/legal/legal-text.ts";
import type { ContentSite } from "../../../sites.ts";
import { documentHead } from "../../document/document-head.server.ts";
import { defineScreen, type PathParams } from "../../document/screen.ts";
import { Breadcrumbs } from "../../ui/layout/breadcrumbs.tsx";
import layout from "../../ui/layout/layout.module.css";
import prose from "../../ui/layout/prose.module.css";
import { TermsLinks } from "../../ui/layout/terms-links.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import styles from "./legal-screen.module.css";
import { usePageWords } from "../../words/page-words.server.ts";

type LegalScreen<Path extends string> = {
  path: Path;
  name: keyof BrandLegalTexts;
  /** Null where the brand has no such text. */
  textOf(site: ContentSite, params: PathParams<Path>): LegalText | null;
};

/** Defines the screen of a legal text: head in the language of the site, and the text with the date of its last change. */
export function defineLegalScreen<const Path extends string>({ path, name, textOf }: LegalScreen<Path>) {
  return defineScreen({
    path,
    cacheKey: () => "",
    load({ site, params }) {
      const { brand } = site;
      const text = textOf(site, params);
      if (!text) return null;
      const address = path.replace(":language", text.lang);
      const lang = brand.lang.startsWith(text.lang) ? brand.lang : text.lang;
      const steps = [{ title: wordsOf(brand.locale).legal[name] }];
      const described = { path: address, texts: { title: text.title }, steps, lang };
      const head = documentHead(site, { ...headTexts(brand, text), path: address }, described);
      return { ...head, props: { name, text, updatedOn: dayInWords(text.updated, brand.lang) } };
    },
    Page: LegalArticle,
  });
}

/** Title and description in the language of the site; for terms in another language they name that language. */
function headTexts({ lang, locale, name }: Brand, text: LegalText): { title: string; description: string } {
  if (lang.startsWith(text.lang)) return { title: text.title, description: text.description };
  const { legal } = wordsOf(locale);
  const language = new Intl.DisplayNames(lang, { type: "language" }).of(text.lang) ?? text.lang;
  return { title: legal.termsIn(language), description: legal.termsDescription(name, language) };
}

type LegalArticleProps = { name: keyof BrandLegalTexts; text: LegalText; /** The date in words. */ updatedOn: string };

/** A long text with its table of contents; `lang` marks a text in another language than the page. */
function LegalArticle({ name, text, updatedOn }: LegalArticleProps) {
  const brand = useBrand();
  const { legal } = usePageWords();
  const foreign = brand.lang.startsWith(text.lang) ? undefined : text.lang;
  return (
    <>
      <div className={styles.head}>
        <div className={layout.wrap}>
          <Breadcrumbs steps={[{ title: brand.name, url: "/" }, { title: legal[name] }]} />
          <h1 lang={foreign}>{text.title}</h1>
          <p>
            {legal.updated} <time dateTime={text.updated}>{updatedOn}</time>
          </p>
          {name === "terms" && (
            <nav aria-label={legal.otherLanguages}>
              <TermsLinks className={styles.languages} current={text.lang} />
            </nav>
          )}
        </div>
      </div>
      <div className={`${layout.wrap} ${styles.columns}`}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{legal.contents}</h2>
          <ul lang={foreign}>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <article className={prose.prose} lang={foreign} dangerouslySetInnerHTML={{ __html: text.html }} />
      </div>
    </>
  );
}
