import { useWords } from "../../words/use-words.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import styles from "./pagination.module.css";

type PaginationProps = {
  current: number;
  pageCount: number;
  /** The page numbers to show, with gaps. */
  pages: readonly (number | "gap")[];
  urlOf: (page: number) => string;
  /** Whether its links use list navigation (navigation/). */
  inPlace?: boolean;
};

/** Up to five numbers around the current one, the first and last with gaps, and links to the previous and next page. */
export function Pagination({ current, pageCount, pages, urlOf, inPlace = false }: PaginationProps) {
  const { overview } = useWords();
  if (pageCount <= 1) return null;
  const navigation = inPlace ? "page" : undefined;
  return (
    <nav className={styles.pages} aria-label={overview.pages}>
      <EdgeLink
        label={overview.previous}
        icon="back"
        url={current > 1 ? urlOf(Math.min(current - 1, pageCount)) : null}
        inPlace={navigation}
      />
      {pages.map((page, index) =>
        page === "gap" ? (
          <span key={`gap-after-${pages[index - 1]}`}>...</span>
        ) : (
          <Link
            key={page}
            to={urlOf(page)}
            inPlace={navigation}
            aria-label={overview.page(page)}
            aria-current={page === current ? "page" : undefined}
          >
            {page}
          </Link>
        ),
      )}
      <EdgeLink label={overview.next} icon="next" url={current < pageCount ? urlOf(current + 1) : null} inPlace={navigation} />
    </nav>
  );
}

type EdgeLinkProps = { label: string; icon: "back" | "next"; url: string | null; inPlace: "page" | undefined };

function EdgeLink({ label, icon, url, inPlace }: EdgeLinkProps) {
  const content = (
    <>
      {icon === "back" && <Icon name="back" small />}
      <b>{label}</b>
      {icon === "next" && <Icon name="next" small />}
    </>
  );
  if (!url) return <span className={`${styles.step} ${styles.off}`}>{content}</span>;
  return (
    <Link className={styles.step} to={url} inPlace={inPlace} aria-label={label} rel={icon === "back" ? "prev" : "next"}>
      {content}
    </Link>
  );
}
