import type { HeadTag } from "../../../seo/head.ts";
import { pageNumbers } from "../../../activities/page-numbers.ts";
import { blogCardOf } from "../../../articles/blogs/blog-card.ts";
import { blogDescription, tagDescription } from "../../../articles/blogs/cut.ts";
import { blogsFromUrl, blogsUrl, blogUrl, FEED_PATH, tagName, tagUrl } from "../../../articles/blogs/blog-url.ts";
import { wordsOf } from "../../../brands/words.ts";
import { blogTags, findBlogs } from "../../../articles/blogs/find-blogs.ts";
import { pageOf } from "../../../catalogue/page-of.ts";
import { listedLinkBoxes } from "../../../landing-pages/listed-link-boxes.server.ts";
import { itemList } from "../../../seo/structured-data/item-list.ts";
import { documentHead } from "../../document/document-head.server.ts";
import { defineScreen, type ScreenRequest, type ShownBy } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { BlogGrid } from "../../ui/card/blog-grid.tsx";
import { Breadcrumbs } from "../../ui/layout/breadcrumbs.tsx";
import layout from "../../ui/layout/layout.module.css";
import { Icon } from "../../ui/layout/icon.tsx";
import { Link } from "../../ui/layout/link.tsx";
import { Pagination } from "../../ui/layout/pagination.tsx";
import { LinkBoxes } from "../../ui/layout/link-boxes.tsx";
import { useBrand } from "../../page/use-page.ts";
import styles from "./blogs.module.css";
import { usePageWords } from "../../words/page-words.server.ts";

/** A list must not grow with the years. */
const PAGE_SIZE = 48;

const cacheKey = (query: URLSearchParams) => new URL(blogsUrl(blogsFromUrl(query)), "http://key").search.slice(1);

export const blogs = defineScreen({ path: ROUTES.blogs.path, cacheKey, load, Page: Blogs });

/** All articles, or with `/blogs/{tag}.html` those with one tag. */
function load({ site, url, params }: ScreenRequest<{ file?: string }>) {
  const { brand, blogs, catalogue, origin } = site;
  const tag = params.file === undefined ? undefined : /^(.+)\.html$/.exec(params.file)?.[1];
  const all = findBlogs(blogs, brand, { tag });
  const isUnknown = params.file !== undefined && (tag === undefined || all.length === 0);
  if (isUnknown) return null;
  const words = wordsOf(brand.locale).blogs;
  const { page } = blogsFromUrl(url.searchParams);
  const { items: articles, pageCount } = pageOf(all, { page, limit: PAGE_SIZE });
  const { tagNames } = words;
  const tags = blogTags(blogs, brand).map((one) => ({ ...one, name: tagName(one.tag, tagNames) }));
  const shown = tag === undefined ? null : { tag, name: tagName(tag, tagNames) };
  const description = shown ? tagDescription(words.about(shown.name), all) : blogDescription(brand.blogs.metaDescription);
  const path = blogsUrl({ tag: shown?.tag, page });
  const steps = shown ? [{ title: words.breadcrumb, url: "/blogs" }, { title: shown.name }] : [{ title: words.breadcrumb }];
  const { metaTitle } = brand.blogs;
  const title = [shown ? `${metaTitle}: ${shown.name}` : metaTitle, page > 1 && `(${page})`].filter(Boolean).join(" ");
  const head = documentHead(
    site,
    { title, description, path, noindex: articles.length === 0 },
    {
      type: "CollectionPage",
      path,
      texts: { title: shown ? words.about(shown.name) : brand.blogs.title, lead: brand.blogs.lead },
      steps,
      main: itemList(site, { path, entries: articles.map((article) => ({ name: article.title, url: blogUrl(article) })) }),
    },
  );
  // Those of one tag have no feed of their own.
  const feed: HeadTag = { tagName: "link", rel: "alternate", type: "application/atom+xml", title: metaTitle, href: origin + FEED_PATH };
  const cards = articles.map((article) => blogCardOf(brand, article));
  const linkBoxes = listedLinkBoxes(catalogue, brand);
  return {
    ...head,
    tags: shown ? head.tags : [...head.tags, feed],
    shown: { shown, steps, tags, page, pageCount, blogs: cards, linkBoxes },
  };
}

function Blogs({ linkBoxes, ...articles }: ShownBy<typeof load>) {
  return (
    <>
      <Articles {...articles} />
      <LinkBoxes boxes={linkBoxes} />
    </>
  );
}

function Articles({ shown, steps, tags, page, pageCount, blogs }: Omit<ShownBy<typeof load>, "linkBoxes">) {
  const brand = useBrand();
  const words = usePageWords().blogs;
  const here = shown ? words.about(shown.name) : brand.blogs.title;
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <Breadcrumbs steps={[{ title: brand.name, url: "/" }, ...steps]} />
      <header className={styles.head}>
        <h1>{here}</h1>
        <p>{brand.blogs.lead}</p>
        <nav aria-label={words.tags}>
          <ul className={styles.tags}>
            {shown && (
              <li>
                <Link to="/blogs">{words.all}</Link>
              </li>
            )}
            {tags.map((one) => (
              <li key={one.tag}>
                <Link to={tagUrl(one.tag)} aria-current={one.tag === shown?.tag ? "page" : undefined}>
                  {one.name} <span>{one.count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <h2 className={layout.unseen}>{shown ? shown.name : words.all}</h2>
      <BlogGrid blogs={blogs} eager />
      <Pagination
        current={page}
        pageCount={pageCount}
        pages={pageNumbers(page, pageCount)}
        urlOf={(number) => blogsUrl({ tag: shown?.tag, page: number })}
      />
      {!shown && (
        <a className={styles.feed} href={FEED_PATH}>
          <Icon name="feed" small />
          {words.feed}
        </a>
      )}
    </div>
  );
}
