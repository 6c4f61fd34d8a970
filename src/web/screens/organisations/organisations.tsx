import { useNavigation } from "react-router";
import { Link } from "../../ui/link.tsx";
import type { Route } from "./+types/organisations.ts";
import { findOrganisations } from "../../../activities/find-organisations.ts";
import { pageNumbers } from "../../../activities/page-numbers.ts";
import { organisationsFromUrl, organisationsUrl, type OrganisationsAsked } from "../../../organisations/organisations-url.ts";
import { wordsOf } from "../../../brands/words.ts";
import { headTags } from "../../../seo/head.ts";
import { itemList } from "../../../seo/structured-data/item-list.ts";
import { headOfPage } from "../../head-of-page.server.ts";
import { siteContext } from "../../site.server.ts";
import { tellMachines } from "../../tell-machines.server.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { buttonClass } from "../../ui/button.ts";
import layout from "../../ui/layout.module.css";
import { Nothing } from "../../ui/nothing.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { useTurnedPage } from "../../ui/use-turned-page.ts";
import { useBrand } from "../../use-brand.ts";
import { useOrganisationWords } from "../../words/parts/organisations.ts";
import { useWords } from "../../words/use-words.ts";
import { letterName, Letters } from "./letters.tsx";
import { OrganisationList } from "./organisation-list.tsx";
import styles from "./organisations.module.css";
import { listedOf } from "./listed-of.ts";
import { OrganisationSearch } from "./organisation-search.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { brand, catalogue } = site;
  const asked = organisationsFromUrl(new URL(request.url).searchParams);
  const found = await findOrganisations(catalogue, brand, asked);
  const { query, letter, page } = asked;
  const path = organisationsUrl({ page });
  // What was searched, or stands under a letter, is not what the canonical address lists.
  if (query === "" && letter === null)
    tellMachines(context, {
      type: "CollectionPage",
      path,
      texts: brand.organisations,
      steps: [{ title: wordsOf(brand.locale).organisations.breadcrumb }],
      main: itemList(site, { path, entries: found.organisations }),
    });
  const texts = brand.organisations;
  const part = [letter && letterName(letter), page > 1 && String(page)].filter(Boolean).join(", ");
  const head = headOfPage(context, {
    title: part ? `${texts.metaTitle} (${part})` : texts.metaTitle,
    description: texts.metaDescription,
    path,
    // What stands under a letter stands on the pages of the whole list already.
    noindex: query !== "" || letter !== null || page > Math.max(1, found.pageCount),
  });
  return { asked, texts, head, ...found, organisations: found.organisations.map(listedOf) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

/** Every organisation with what it offers, from A to Z (specification 2 §2). */
export default function Organisations({ loaderData }: Route.ComponentProps) {
  const { asked, texts, organisations, total, pageCount, activityCount, letters } = loaderData;
  const { name } = useBrand();
  const words = useOrganisationWords().organisations;
  const { activities } = useWords();
  const isSearching = useNavigation().location?.pathname === "/overzicht";
  const top = useTurnedPage<HTMLParagraphElement>(organisationsUrl({ ...asked, page: 1 }), asked.page);
  return (
    <div className={layout.wrap}>
      <Breadcrumbs steps={[{ title: name, url: "/" }, { title: words.breadcrumb }]} />
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <OrganisationSearch query={asked.query} />
          <Letters asked={asked} letters={letters} isWhole={pageCount <= 1 && !asked.letter} />
        </div>
        <div className={styles.list} aria-busy={isSearching}>
          <p className={styles.count} role="status" ref={top} tabIndex={-1}>
            {words.count(total, activities(activityCount))}
          </p>
          {organisations.length === 0 ? (
            <NoneFound asked={asked} isPastEnd={total > 0} />
          ) : (
            <OrganisationList organisations={organisations} />
          )}
          <Pagination
            current={asked.page}
            pageCount={pageCount}
            preventScrollReset
            pages={pageNumbers(asked.page, pageCount)}
            urlOf={(page) => organisationsUrl({ ...asked, page })}
          />
        </div>
      </div>
    </div>
  );
}

function NoneFound({ asked, isPastEnd }: { asked: OrganisationsAsked; isPastEnd: boolean }) {
  const { organisations } = useOrganisationWords();
  const { overview } = useWords();
  if (isPastEnd) {
    return (
      <Nothing title={overview.pastEnd}>
        <Link className={buttonClass("white")} to={organisationsUrl({ ...asked, page: 1 })}>
          {overview.toFirstPage}
        </Link>
      </Nothing>
    );
  }
  return (
    <Nothing title={organisations.noneTitle} text={organisations.noneText}>
      <Link className={buttonClass("white")} to={organisationsUrl({})}>
        {organisations.all}
      </Link>
    </Nothing>
  );
}
