import { useBrand } from "../../page-context/use-page.ts";
import { buttonClass } from "../form/button.ts";
import { Icon } from "./icon.tsx";
import layout from "./layout.module.css";
import { Link } from "./link.tsx";
import styles from "./not-found.module.css";
import { usePageWords } from "../../words/page-words.server.ts";

type LinkGroup = { title: string; links: { name: string; url: string; total: string }[] };
/** Texts and links for a specific missing page; without them the page shows the texts of the specification. */
export type NotFoundTexts = { title: string; text: string; linkGroups: LinkGroup[] };

/** The not-found page, with links to similar pages, the search and a link to home. */
export function NotFound({ title, text, linkGroups = [] }: Partial<NotFoundTexts>) {
  const { notFound } = usePageWords();
  return (
    <div className={[layout.wrap, layout.section, styles.lost, linkGroups.length > 0 && styles.long].filter(Boolean).join(" ")}>
      <div>
        <h1>{title ?? notFound.title}</h1>
        <p>{text ?? notFound.text}</p>
        {linkGroups.map((group) => (
          <div key={group.title} className={styles.group}>
            <h2>{group.title}</h2>
            <ul>
              {group.links.map(({ name, url, total }) => (
                <li key={url}>
                  <Link className={styles.link} to={url}>
                    {name}
                    <span className={styles.total}>{total}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <Search />
        <div className={styles.actions}>
          <Link className={buttonClass("main")} to="/">
            {notFound.button}
          </Link>
          <Link className={buttonClass("quiet")} to="/uitjes">
            {notFound.all}
          </Link>
        </div>
      </div>
      <img src="/static/scenes/lost.svg" alt="" width="1200" height="900" fetchPriority="high" />
    </div>
  );
}

function Search() {
  const { home } = useBrand();
  const { notFound } = usePageWords();
  return (
    <search>
      <form action="/uitjes" className={styles.search}>
        <label className={layout.srOnly} htmlFor="lost-search">
          {notFound.search}
        </label>
        <Icon name="search" />
        <input id="lost-search" type="search" name="zoek" placeholder={home.keywordHint} maxLength={200} />
        <button className={buttonClass("quiet")} type="submit">
          {notFound.searchButton}
        </button>
      </form>
    </search>
  );
}
