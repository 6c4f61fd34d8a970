import { Link } from "react-router";
import type { Route } from "./+types/organisations.ts";
import { findOrganisations } from "../../../activities/find-organisations.ts";
import { pageNumbers } from "../../../activities/page-numbers.ts";
import { organisationsUrl } from "../../../organisations/organisations-url.ts";
import { headTags } from "../../../seo/head.ts";
import { siteContext } from "../../site.server.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { buttonClass } from "../../ui/button.ts";
import layout from "../../ui/layout.module.css";
import { Nothing } from "../../ui/nothing.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { useBrand } from "../../use-brand.ts";
import { useWords } from "../../words/use-words.ts";
import { askedFrom } from "./asked-from.ts";
import { Letters } from "./letters.tsx";
import { OrganisationList } from "./organisation-list.tsx";
import styles from "./organisations.module.css";
import { listedOf } from "./listed-of.ts";
import { OrganisationSearch } from "./organisation-search.tsx";
import { useSearching } from "./use-searching.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { brand, catalogue, origin } = context.get(siteContext);
  const asked = askedFrom(new URL(request.url).searchParams);
  const found = await findOrganisations(catalogue, brand, asked);
  return { origin, asked, texts: brand.organisations, ...found, organisations: found.organisations.map(listedOf) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const brand = matches[0].loaderData?.brand;
  if (!loaderData || !brand) return [];
  const { asked, origin, texts, total } = loaderData;
  const part = [asked.letter?.toUpperCase(), asked.page > 1 && String(asked.page)].filter(Boolean).join(", ");
  return headTags({
    title: part ? `${texts.metaTitle} (${part})` : texts.metaTitle,
    description: texts.metaDescription,
    siteName: brand.name,
    pageUrl: origin + organisationsUrl({ ...asked, query: "" }),
    socialImage: `${origin}/static/scenes/panorama-${brand.key}.svg`,
    noindex: asked.query !== "" || total === 0,
  });
}

/** Every organisation with what it offers, from A to Z (specification 2 §2). */
export default function Organisations({ loaderData }: Route.ComponentProps) {
  const { asked, texts, organisations, total, pageCount, activityCount, letters } = loaderData;
  const { name } = useBrand();
  const words = useWords();
  const isSearching = useSearching();
  return (
    <div className={layout.wrap}>
      <Breadcrumbs steps={[{ title: name, url: "/" }, { title: words.organisations.breadcrumb }]} />
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
          <p className={styles.count} role="status">
            {words.organisations.count(total, words.activities(activityCount))}
          </p>
          {organisations.length === 0 ? <NoneFound /> : <OrganisationList organisations={organisations} />}
          <Pagination
            current={asked.page}
            pageCount={pageCount}
            pages={pageNumbers(asked.page, pageCount)}
            urlOf={(page) => organisationsUrl({ ...asked, page })}
          />
        </div>
      </div>
    </div>
  );
}

function NoneFound() {
  const { organisations } = useWords();
  return (
    <Nothing title={organisations.noneTitle} text={organisations.noneText}>
      <Link className={buttonClass("white")} to={organisationsUrl({})}>
        {organisations.all}
      </Link>
    </Nothing>
  );
}
