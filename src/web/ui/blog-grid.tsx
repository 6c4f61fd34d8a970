import type { BlogCard as Card } from "../../blogs/blog-card.ts";
import { BlogCard } from "./blog-card.tsx";
import styles from "./blog-grid.module.css";

/** Articles side by side; those that are seen first are fetched first when `eager`. */
export function BlogGrid({ blogs, eager = false }: { blogs: readonly Card[]; eager?: boolean }) {
  return (
    <ul className={styles.grid}>
      {blogs.map((blog, index) => (
        <li key={blog.url}>
          <BlogCard blog={blog} eager={eager && index < 3} />
        </li>
      ))}
    </ul>
  );
}
