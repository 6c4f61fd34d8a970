import type { BlogCard as Card } from "../../../articles/blogs/blog-card.ts";
import { BlogCard } from "./blog-card.tsx";
import { loadInList } from "../picture/picture-load.ts";
import styles from "./blog-grid.module.css";

/** Articles side by side; with `eager` the images of the first view load first. */
export function BlogGrid({ blogs, eager = false }: { blogs: readonly Card[]; eager?: boolean }) {
  return (
    <ul className={styles.grid} data-amount={blogs.length}>
      {blogs.map((blog, index) => (
        <li key={blog.url}>
          <BlogCard blog={blog} load={eager ? loadInList(index, 3) : "near"} />
        </li>
      ))}
    </ul>
  );
}
