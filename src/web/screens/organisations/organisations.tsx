import { findOrganisations } from "../../../organisations/find-organisations.server.ts";
import { pageNumbers } from "../../../activities/page-numbers.ts";
import { wordsOf } from "../../../brands/words.ts";
import { organisationsFromUrl, organisationsUrl, type OrganisationsQuery } from "../../../organisations/address/organisations-url.ts";
import { itemList } from "../../../seo/structured-data/item-list.ts";
import { documentHead } from "../../document/document-head.server.ts";
import { queryOf } from "../../document/query-of.ts";
import { Region } from "../../document/region.server.tsx";
import { defineScreen, type ScreenRequest, type PropsOf } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { Island } from "../../islands/island.server.tsx";
import { Breadcrumbs } from "../../ui/layout/breadcrumbs.tsx";
import layout from "../../ui/layout/layout.module.css";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { Pagination } from "../../ui/layout/pagination.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import { letterName, Letters } from "./letters.tsx";
import { listedOf } from "./listed-of.ts";
import { OrganisationList } from "./organisation-list.tsx";
import { OrganisationSearch } from "./organisation-search.tsx";
import styles from "./organisations.module.css";

export const organisations = defineScreen({
  path: ROUTES.organisations.path,
  cacheKey: (query) => queryOf(organisationsUrl(organisationsFromUrl(query))),
  load: loadOrganisations,
  hasRegions: true,
  Page: Organisations,
});

async function loadOrganisations({ site, url }: ScreenRequest) {
  const { brand, catalogue } = site;
  const search = organisationsFromUrl(url.searchParams);
  const found = await findOrganisations(catalogue, brand, search);
  const { query, letter, page } = search;
  const path = organisationsUrl({ page });
  const texts = brand.organisations;
  const part = [letter && letterName(letter), page > 1 && String(page)].filter(Boolean).join(", ");
  const description = {
    title: part ? `${texts.metaTitle} (${part})` : texts.metaTitle,
    description: texts.metaDescription,
    path,
    // Pages of a letter repeat those of the whole list.
    noindex: query !== "" || letter !== null || page > Math.max(1, found.pageCount),
  };
  // The canonical address shows the whole list.
  const isWhole = query === "" && letter === null;
  const head = documentHead(
    site,
    description,
    isWhole
      ? {
          type: "CollectionPage",
          path,
          texts,
          steps: [{ title: wordsOf(brand.locale).organisations.breadcrumb }],
          main: itemList(site, { path, entries: found.organisations }),
        }
      : null,
  );
  return { ...head, props: { ...found, search, texts, organisations: found.organisations.map(listedOf) } };
}

/** Every organisation with its activities, from A to Z (specification 2 §2). */
function Organisations({
  search,
  texts,
  organisations: listed,
  total,
  pageCount,
  activityCount,
  letters,
}: PropsOf<typeof loadOrganisations>) {
  const { name } = useBrand();
  const { organisations: words, activities } = useWords();
  return (
    <div className={layout.wrap}>
      <Breadcrumbs steps={[{ title: name, url: "/" }, { title: words.breadcrumb }]} />
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <Island name="organisationSearch" of={OrganisationSearch} props={{ query: search.query }} hydration="interaction" />
          <Region name="letters">
            <Letters search={search} letters={letters} isWhole={pageCount <= 1 && !search.letter} />
          </Region>
        </div>
        <Region name="organisations" className={styles.list}>
          <p className={styles.count} data-announces="" data-list-top="" tabIndex={-1} role="status">
            {words.count(total, activities(activityCount))}
          </p>
          {listed.length === 0 ? <NoneFound search={search} isPastEnd={total > 0} /> : <OrganisationList organisations={listed} />}
          <Pagination
            current={search.page}
            pageCount={pageCount}
            inPlace
            pages={pageNumbers(search.page, pageCount)}
            urlOf={(page) => organisationsUrl({ ...search, page })}
          />
        </Region>
      </div>
    </div>
  );
}

function NoneFound({ search, isPastEnd }: { search: OrganisationsQuery; isPastEnd: boolean }) {
  const { organisations: words, overview } = useWords();
  if (isPastEnd)
    return <EmptyState title={overview.pastEnd} link={{ to: organisationsUrl({ ...search, page: 1 }), title: overview.toFirstPage }} />;
  return <EmptyState title={words.noneTitle} text={words.noneText} link={{ to: organisationsUrl({}), title: words.all }} />;
}
