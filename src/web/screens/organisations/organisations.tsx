import { findOrganisations } from "../../../organisations/find-organisations.server.ts";
import { pageNumbers } from "../../../activities/page-numbers.ts";
import { wordsOf } from "../../../brands/words.ts";
import { organisationsFromUrl, organisationsUrl, type OrganisationsQuery } from "../../../organisations/address/organisations-url.ts";
import { itemList } from "../../../seo/structured-data/item-list.ts";
import { documentHead } from "../../document/document-head.server.ts";
import { queryOf } from "../../document/query-of.ts";
import { Region } from "../../document/region.server.tsx";
import { defineScreen, type ScreenRequest, type ShownBy } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { Island } from "../../islands/island.server.tsx";
import { Breadcrumbs } from "../../ui/layout/breadcrumbs.tsx";
import layout from "../../ui/layout/layout.module.css";
import { Nothing } from "../../ui/layout/nothing.tsx";
import { Pagination } from "../../ui/layout/pagination.tsx";
import { useBrand } from "../../page/use-page.ts";
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
  const asked = organisationsFromUrl(url.searchParams);
  const found = await findOrganisations(catalogue, brand, asked);
  const { query, letter, page } = asked;
  const path = organisationsUrl({ page });
  const texts = brand.organisations;
  const part = [letter && letterName(letter), page > 1 && String(page)].filter(Boolean).join(", ");
  const description = {
    title: part ? `${texts.metaTitle} (${part})` : texts.metaTitle,
    description: texts.metaDescription,
    path,
    // What stands under a letter stands on the pages of the whole list already.
    noindex: query !== "" || letter !== null || page > Math.max(1, found.pageCount),
  };
  // What was searched, or stands under a letter, is not what the canonical address lists.
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
  return { ...head, shown: { ...found, asked, texts, organisations: found.organisations.map(listedOf) } };
}

/** Every organisation with what it offers, from A to Z (specification 2 §2). */
function Organisations({
  asked,
  texts,
  organisations: listed,
  total,
  pageCount,
  activityCount,
  letters,
}: ShownBy<typeof loadOrganisations>) {
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
          <Island name="organisationSearch" of={OrganisationSearch} props={{ query: asked.query }} hydration="interaction" />
          <Region name="letters">
            <Letters asked={asked} letters={letters} isWhole={pageCount <= 1 && !asked.letter} />
          </Region>
        </div>
        <Region name="organisations" className={styles.list}>
          <p className={styles.count} data-announces="" data-list-top="" tabIndex={-1} role="status">
            {words.count(total, activities(activityCount))}
          </p>
          {listed.length === 0 ? <NoneFound asked={asked} isPastEnd={total > 0} /> : <OrganisationList organisations={listed} />}
          <Pagination
            current={asked.page}
            pageCount={pageCount}
            inPlace
            pages={pageNumbers(asked.page, pageCount)}
            urlOf={(page) => organisationsUrl({ ...asked, page })}
          />
        </Region>
      </div>
    </div>
  );
}

function NoneFound({ asked, isPastEnd }: { asked: OrganisationsQuery; isPastEnd: boolean }) {
  const { organisations: words, overview } = useWords();
  if (isPastEnd)
    return <Nothing title={overview.pastEnd} link={{ to: organisationsUrl({ ...asked, page: 1 }), title: overview.toFirstPage }} />;
  return <Nothing title={words.noneTitle} text={words.noneText} link={{ to: organisationsUrl({}), title: words.all }} />;
}
