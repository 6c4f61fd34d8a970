import type { BlogCard } from "../../../articles/blogs/blog-card.ts";
import { ArrowLink } from "../../ui/layout/arrow-link.tsx";
import { BlogGrid } from "../../ui/card/blog-grid.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import styles from "./blog-section.module.css";
import { panoramaUrl } from "../../../media/panorama-url.ts";
import { usePageWords } from "../../words/page-words.server.ts";

/** The latest articles over the brand's panorama, and a link to all of them. */
export function BlogSection({ blogs }: { blogs: readonly BlogCard[] }) {
  const words = usePageWords().blogs;
  const brand = useBrand();
  return (
    <div className={styles.blogs}>
      <img className={styles.background} src={panoramaUrl(brand.key)} alt="" width="1920" height="650" loading="lazy" />
      <Section title={brand.blogs.home} lead={brand.blogs.lead} action={<ArrowLink to="/blogs">{words.toAll}</ArrowLink>}>
        <BlogGrid blogs={blogs} />
      </Section>
    </div>
  );
}
