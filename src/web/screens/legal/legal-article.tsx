import type { LegalText } from "../../../legal/legal-text.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import layout from "../../ui/layout.module.css";
import prose from "../../ui/prose.module.css";
import { useBrand } from "../../use-brand.ts";
import styles from "./legal-article.module.css";
import { usePageWords } from "../../words/page-words.server.ts";

/** A legal text with the day of its last change in words. */
export type DatedText = { text: LegalText; updatedOn: string };

type LegalArticleProps = DatedText & { breadcrumb: string; children?: React.ReactNode };

/** A long text of ours with its list of contents; one in another language than the page says so to readers aloud. */
export function LegalArticle({ breadcrumb, text, updatedOn, children }: LegalArticleProps) {
  const { name, lang } = useBrand();
  const { legal } = usePageWords();
  const foreign = lang.startsWith(text.lang) ? undefined : text.lang;
  return (
    <>
      <div className={styles.head}>
        <div className={layout.wrap}>
          <Breadcrumbs steps={[{ title: name, url: "/" }, { title: breadcrumb }]} />
          <h1 lang={foreign}>{text.title}</h1>
          <p>
            {legal.updated} <time dateTime={text.updated}>{updatedOn}</time>
          </p>
          {children}
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
