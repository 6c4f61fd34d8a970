import type { Article } from "../../../articles/blogs/article.ts";
import { blogCardOf, blogImage } from "../../../articles/blogs/blog-card.ts";
import { blogDescription } from "../../../articles/blogs/cut.ts";
import { blogUrl, tagName, tagUrl } from "../../../articles/blogs/blog-url.ts";
import { changedOn } from "../../../articles/blogs/changed-on.ts";
import { findBlog, findBlogs } from "../../../articles/blogs/find-blogs.ts";
import { readMoreOf } from "../../../articles/blogs/read-more.server.ts";
import { relevantActivities } from "../../../articles/blogs/relevant-activities.server.ts";
import { dayInWords } from "../../../brands/day-in-words.ts";
import { wordsOf } from "../../../brands/words.ts";
import { describeArticle } from "../../../seo/structured-data/described-article.ts";
import { blogPicture } from "../../../seo/social-pictures/social-picture-of.ts";
import { documentHead } from "../../document/document-head.server.ts";
import { defineScreen, type ScreenRequest, type PropsOf } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { ArrowLink } from "../../ui/layout/arrow-link.tsx";
import { BlogGrid } from "../../ui/card/blog-grid.tsx";
import { Breadcrumbs } from "../../ui/layout/breadcrumbs.tsx";
import { Icon } from "../../ui/layout/icon.tsx";
import layout from "../../ui/layout/layout.module.css";
import { Link } from "../../ui/layout/link.tsx";
import { PICTURE_SIZES } from "../../ui/picture/picture-sizes.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import prose from "../../ui/layout/prose.module.css";
import { Section } from "../../ui/layout/section.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import styles from "./blog.module.css";
import { Relevant } from "./relevant.tsx";
import { usePageWords } from "../../words/page-words.server.ts";

export const blog = defineScreen({ path: ROUTES.blog.path, cacheKey: () => "", load, Page: Blog });

async function load({ site, params }: ScreenRequest<{ id: string }>) {
  const { brand, blogs, catalogue } = site;
  const article = findBlog(blogs, brand, params);
  if (!article) return null;
  const { id, title, description, html, tags, published } = article;
  const image = blogImage(brand, article);
  const words = wordsOf(brand.locale).blogs;
  const path = blogUrl({ id });
  const named = tags.map((tag) => tagName(tag, words.tagNames));
  const head = documentHead(
    site,
    {
      ...{ title, description: blogDescription(description), socialTitle: title, published, path },
      picture: blogPicture(brand, article),
    },
    {
      path,
      texts: { title, lead: description },
      steps: [{ title: words.breadcrumb, url: "/blogs" }, { title }],
      main: describeArticle(site, { path, title, description, published, changed: changedOn(article), image: image.url, tags: named }),
    },
  );
  const props = {
    ...{ title, description, html, tags, image },
    publishedOn: dayInWords(published, brand.lang),
    readMore: readMoreOf(catalogue, brand, article),
    relevant: await relevantActivities(catalogue, brand, { article }),
    next: nextBlogs(findBlogs(blogs, brand), article).map((one) => blogCardOf(brand, one)),
  };
  return { ...head, props };
}

const MAX_NEXT = 3;

/** Articles to read next: most shared tags first, then the latest. */
function nextBlogs(blogs: readonly Article[], article: Article): Article[] {
  const shared = ({ tags }: Article) => tags.filter((tag) => article.tags.includes(tag)).length;
  return blogs
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, MAX_NEXT);
}

function Blog({ title, description, html, tags, publishedOn, image, readMore, relevant, next }: PropsOf<typeof load>) {
  const brand = useBrand();
  const words = usePageWords().blogs;
  return (
    <>
      <article className={layout.wrap}>
        <Breadcrumbs steps={[{ title: brand.name, url: "/" }, { title: words.breadcrumb, url: "/blogs" }, { title }]} />
        <Link className={`${layout.link} ${styles.back}`} to="/blogs">
          <Icon name="back" small /> {words.back}
        </Link>
        <header className={styles.head}>
          <div>
            <h1>{title}</h1>
            <p className={styles.lead}>{description}</p>
            <p className={styles.facts}>
              {words.published(publishedOn)}
              <span className={styles.tags}>
                {tags.map((tag) => (
                  <Link key={tag} to={tagUrl(tag)}>
                    {tagName(tag, words.tagNames)}
                  </Link>
                ))}
              </span>
            </p>
          </div>
          <div className={styles.picture}>
            <Picture src={image.url} alt={image.alt} focus={image.focus} {...PICTURE_SIZES.lead} load="largest" />
          </div>
        </header>
        <div className={styles.columns}>
          <div>
            <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
            {readMore && (
              <p className={styles.more}>
                <ArrowLink to={readMore.url}>{words.readMore}</ArrowLink> {words.readMoreOf(readMore.name)}
              </p>
            )}
          </div>
          <Relevant relevant={relevant} />
        </div>
      </article>
      {next.length > 0 && (
        <Section title={words.next} tint>
          <BlogGrid blogs={next} />
        </Section>
      )}
    </>
  );
}
