import { useWords } from "../../words/use-words.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import styles from "./pagination.module.css";

type PaginationProps = {
  current: number;
  pageCount: number;
  /** The numbers to show, with gaps. */
  pages: readonly (number | "gap")[];
  urlOf: (page: number) => string;
  /** Whether the page turns in place (navigation/). */
  inPlace?: boolean;
};

/** Up to five numbers around the current one, first and last with gaps, and a step to either side. */
export function Pagination({ current, pageCount, pages, urlOf, inPlace = false }: PaginationProps) {
  const { overview } = useWords();
  if (pageCount <= 1) return null;
  const turning = inPlace ? "page" : undefined;
  return (
    <nav className={styles.pages} aria-label={overview.pages}>
      <Step label={overview.previous} icon="back" url={current > 1 ? urlOf(Math.min(current - 1, pageCount)) : null} inPlace={turning} />
      {pages.map((page, index) =>
        page === "gap" ? (
          <span key={`gap-after-${pages[index - 1]}`}>...</span>
        ) : (
          <Link
            key={page}
            to={urlOf(page)}
            inPlace={turning}
            aria-label={overview.page(page)}
            aria-current={page === current ? "page" : undefined}
          >
            {page}
          </Link>
        ),
      )}
      <Step label={overview.next} icon="next" url={current < pageCount ? urlOf(current + 1) : null} inPlace={turning} />
    </nav>
  );
}

type StepProps = { label: string; icon: "back" | "next"; url: string | null; inPlace: "page" | undefined };

function Step({ label, icon, url, inPlace }: StepProps) {
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
