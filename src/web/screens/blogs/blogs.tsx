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
import { defineScreen, type ScreenRequest, type PropsOf } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { BlogGrid } from "../../ui/card/blog-grid.tsx";
import { Breadcrumbs } from "../../ui/layout/breadcrumbs.tsx";
import layout from "../../ui/layout/layout.module.css";
import { Icon } from "../../ui/layout/icon.tsx";
import { Link } from "../../ui/layout/link.tsx";
import { Pagination } from "../../ui/layout/pagination.tsx";
import { LinkBoxes } from "../../ui/layout/link-boxes.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import styles from "./blogs.module.css";
import { usePageWords } from "../../words/page-words.server.ts";

/** Limits the size of the page. */
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
  const chosen = tag === undefined ? null : { tag, name: tagName(tag, tagNames) };
  const description = chosen ? tagDescription(words.about(chosen.name), all) : blogDescription(brand.blogs.metaDescription);
  const path = blogsUrl({ tag: chosen?.tag, page });
  const steps = chosen ? [{ title: words.breadcrumb, url: "/blogs" }, { title: chosen.name }] : [{ title: words.breadcrumb }];
  const { metaTitle } = brand.blogs;
  const title = [chosen ? `${metaTitle}: ${chosen.name}` : metaTitle, page > 1 && `(${page})`].filter(Boolean).join(" ");
  const head = documentHead(
    site,
    { title, description, path, noindex: articles.length === 0 },
    {
      type: "CollectionPage",
      path,
      texts: { title: chosen ? words.about(chosen.name) : brand.blogs.title, lead: brand.blogs.lead },
      steps,
      main: itemList(site, { path, entries: articles.map((article) => ({ name: article.title, url: blogUrl(article) })) }),
    },
  );
  // Tags have no feed.
  const feed: HeadTag = { tagName: "link", rel: "alternate", type: "application/atom+xml", title: metaTitle, href: origin + FEED_PATH };
  const cards = articles.map((article) => blogCardOf(brand, article));
  const linkBoxes = listedLinkBoxes(catalogue, brand);
  return {
    ...head,
    tags: chosen ? head.tags : [...head.tags, feed],
    props: { chosen, steps, tags, page, pageCount, blogs: cards, linkBoxes },
  };
}

function Blogs({ linkBoxes, ...articles }: PropsOf<typeof load>) {
  return (
    <>
      <Articles {...articles} />
      <LinkBoxes boxes={linkBoxes} />
    </>
  );
}

function Articles({ chosen, steps, tags, page, pageCount, blogs }: Omit<PropsOf<typeof load>, "linkBoxes">) {
  const brand = useBrand();
  const words = usePageWords().blogs;
  const here = chosen ? words.about(chosen.name) : brand.blogs.title;
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <Breadcrumbs steps={[{ title: brand.name, url: "/" }, ...steps]} />
      <header className={styles.head}>
        <h1>{here}</h1>
        <p>{brand.blogs.lead}</p>
        <nav aria-label={words.tags}>
          <ul className={styles.tags}>
            {chosen && (
              <li>
                <Link to="/blogs">{words.all}</Link>
              </li>
            )}
            {tags.map((one) => (
              <li key={one.tag}>
                <Link to={tagUrl(one.tag)} aria-current={one.tag === chosen?.tag ? "page" : undefined}>
                  {one.name} <span>{one.count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <h2 className={layout.srOnly}>{chosen ? chosen.name : words.all}</h2>
      <BlogGrid blogs={blogs} eager />
      <Pagination
        current={page}
        pageCount={pageCount}
        pages={pageNumbers(page, pageCount)}
        urlOf={(number) => blogsUrl({ tag: chosen?.tag, page: number })}
      />
      {!chosen && (
        <a className={styles.feed} href={FEED_PATH}>
          <Icon name="feed" small />
          {words.feed}
        </a>
      )}
    </div>
  );
}
