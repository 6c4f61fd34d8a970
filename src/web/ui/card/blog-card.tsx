import type { BlogCard as Card } from "../../../articles/blogs/blog-card.ts";
import { useWords } from "../../words/use-words.ts";
import styles from "./blog-card.module.css";
import { Icon } from "../layout/icon.tsx";
import layout from "../layout/layout.module.css";
import { Link } from "../layout/link.tsx";
import type { PictureLoad } from "../picture/picture-load.ts";
import { Picture } from "../picture/picture.tsx";
import { PICTURE_SIZES } from "../picture/picture-sizes.ts";

/** One article in a list; the title's link covers the whole card. */
export function BlogCard({ blog, load = "near" }: { blog: Card; load?: PictureLoad }) {
  const { blogCard } = useWords();
  const { image, title, text, url } = blog;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture src={image.url} alt="" focus={image.focus} {...PICTURE_SIZES.article} load={load} />
      </div>
      <h3>
        <Link className={layout.target} to={url}>
          {title}
        </Link>
      </h3>
      <p>{text}</p>
      <span className={`${layout.link} ${styles.more}`} aria-hidden="true">
        {blogCard.button.title}
        <Icon name="right" small />
      </span>
    </article>
  );
}
