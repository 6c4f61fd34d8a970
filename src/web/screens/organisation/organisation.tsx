import { data, redirect } from "react-router";
import type { Route } from "./+types/organisation.ts";
import { organisationContact } from "../../../activities/organisation-contact.ts";
import { findOrganisationActivities } from "../../../activities/find-organisation-activities.ts";
import { pageNumbers } from "../../../activities/page-numbers.ts";
import { wordsOf } from "../../../brands/words.ts";
import { findOrganisation } from "../../../organisations/find-organisation.ts";
import { organisationIdOf } from "../../../organisations/organisation-slug.ts";
import { organisationPageFromUrl, organisationPageUrl } from "../../../organisations/organisation-page-url.ts";
import { organisationUrl } from "../../../organisations/organisation-url.ts";
import { organisationsUrl } from "../../../organisations/organisations-url.ts";
import { headTags } from "../../../seo/head.ts";
import { organisationEvents } from "../../agenda/organisation-events.server.ts";
import { describeOrganisation } from "../../../seo/structured-data/described-organisation.ts";
import { listOfActivities } from "../../../seo/structured-data/list-of-activities.ts";
import { organisationPicture } from "../../../social/pictures-of.ts";
import { cardsOf } from "../../cards.server.ts";
import { headOfPage } from "../../head-of-page.server.ts";
import { siteContext } from "../../site.server.ts";
import { tellMachines } from "../../tell-machines.server.ts";
import { ActivityCard } from "../../ui/activity-card.tsx";
import { buttonClass } from "../../ui/button.ts";
import { Link } from "../../ui/link.tsx";
import { Nothing } from "../../ui/nothing.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { loadInList } from "../../ui/picture-load.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import layout from "../../ui/layout.module.css";
import { useTurnedPage } from "../../ui/use-turned-page.ts";
import { useBrand } from "../../use-brand.ts";
import { useOrganisationWords } from "../../words/parts/organisations.ts";
import { useWords } from "../../words/use-words.ts";
import { Contact } from "./contact.tsx";
import { OrganisationEvents } from "./organisation-events.tsx";
import styles from "./organisation.module.css";

/** A page must not grow with what an organisation offers. */
const PAGE_SIZE = 24;

/** Known by the number after the last dash; the right number with another name is one 301 to the address (decisions, Organisations). */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { brand, catalogue } = site;
  const id = organisationIdOf(params.slug);
  const organisation = id === null ? null : findOrganisation(catalogue, brand, id);
  if (!organisation) throw data(null, { status: 404 });
  const page = organisationPageFromUrl(new URL(request.url).searchParams);
  if (organisation.slug !== params.slug) throw redirect(organisationPageUrl(organisation, page), 301);

  const [list, contact, events] = await Promise.all([
    findOrganisationActivities(catalogue, brand, { organisationId: organisation.id, page, limit: PAGE_SIZE }),
    organisationContact(catalogue, brand, { organisationId: organisation.id }),
    organisationEvents(site, organisation.id),
  ]);
  // It may go between two looks at the catalogue.
  if (!list || "kind" in list) throw data(null, { status: 404 });
  const { activities, total, pageCount } = list;
  const words = wordsOf(brand.locale);
  const description = words.organisation.about(organisation.name, words.activities(total));
  const path = organisationPageUrl(organisation, page);
  tellMachines(context, {
    type: "CollectionPage",
    path,
    texts: { title: organisation.name, lead: description },
    steps: [{ title: words.organisations.breadcrumb, url: organisationsUrl({}) }, { title: organisation.name }],
    main: listOfActivities(site, { path, activities }),
    about: describeOrganisation(site, organisation),
  });
  const head = headOfPage(context, {
    ...{ title: page > 1 ? `${organisation.name} (${page})` : organisation.name, description, path },
    picture: organisationPicture(brand, organisation, activities[0]),
    // Of none, and past the end.
    noindex: activities.length === 0,
  });
  return { head, organisation, contact, activities: cardsOf(activities), page, pageCount, events, description };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Organisation({ loaderData }: Route.ComponentProps) {
  const { organisation, contact, activities, page, pageCount, events, description } = loaderData;
  const brand = useBrand();
  const top = useTurnedPage<HTMLHeadingElement>(organisationUrl(organisation), page);
  const { overview } = useWords();
  const { organisations } = useOrganisationWords();
  return (
    <div className={layout.wrap}>
      <Breadcrumbs
        steps={[
          { title: brand.name, url: "/" },
          { title: organisations.breadcrumb, url: organisationsUrl({}) },
          { title: organisation.name },
        ]}
      />
      <header className={styles.head}>
        <h1>{organisation.name}</h1>
        <p className={styles.lead}>{description}</p>
        <Contact organisation={organisation} contact={contact} />
      </header>
      <h2 className={layout.unseen} ref={top} tabIndex={-1}>
        {overview.breadcrumb}
      </h2>
      <div className={styles.activities} data-amount={activities.length}>
        {activities.map((activity, index) => (
          <ActivityCard key={activity.id} activity={activity} load={loadInList(index, 2)} />
        ))}
      </div>
      {activities.length === 0 && pageCount > 0 && (
        <Nothing title={overview.pastEnd}>
          <Link className={buttonClass("white")} to={organisationUrl(organisation)}>
            {overview.toFirstPage}
          </Link>
        </Nothing>
      )}
      <Pagination
        current={page}
        pageCount={pageCount}
        preventScrollReset
        pages={pageNumbers(page, pageCount)}
        urlOf={(number) => organisationPageUrl(organisation, number)}
      />
      <OrganisationEvents events={events} />
    </div>
  );
}
