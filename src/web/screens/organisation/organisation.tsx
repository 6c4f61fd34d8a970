import { organisationContact } from "../../../organisations/organisation-contact.server.ts";
import { findOrganisationActivities } from "../../../organisations/find-organisation-activities.server.ts";
import { pageNumbers } from "../../../activities/page-numbers.ts";
import { teaserOf } from "../../../activities/teaser.ts";
import { wordsOf } from "../../../brands/words.ts";
import { findOrganisation } from "../../../organisations/find-organisation.server.ts";
import { organisationIdOf } from "../../../organisations/address/organisation-slug.ts";
import { organisationPageFromUrl, organisationPageUrl } from "../../../organisations/address/organisation-page-url.ts";
import { organisationUrl } from "../../../organisations/address/organisation-url.ts";
import { organisationsUrl } from "../../../organisations/address/organisations-url.ts";
import { organisationEvents } from "../../events/organisation-events.server.ts";
import { describeOrganisation } from "../../../seo/structured-data/described-organisation.ts";
import { listOfActivities } from "../../../seo/structured-data/list-of-activities.server.ts";
import { organisationPicture } from "../../../seo/social-pictures/social-picture-of.ts";
import { documentHead } from "../../document/document-head.server.ts";
import { defineScreen, type ScreenRequest, type PropsOf } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { ActivityCard } from "../../ui/card/activity-card.tsx";
import { buttonClass } from "../../ui/form/button.ts";
import { Link } from "../../ui/layout/link.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { Pagination } from "../../ui/layout/pagination.tsx";
import { loadInList } from "../../ui/picture/picture-load.ts";
import { Breadcrumbs } from "../../ui/layout/breadcrumbs.tsx";
import layout from "../../ui/layout/layout.module.css";
import { useBrand } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import { Contact } from "./contact.tsx";
import { OrganisationEvents } from "./organisation-events.tsx";
import styles from "./organisation.module.css";

/** Limits the size of the page. */
const PAGE_SIZE = 24;

export const organisation = defineScreen({
  path: ROUTES.organisation.path,
  cacheKey: (query) => organisationPageUrl({ slug: "" }, organisationPageFromUrl(query)).split("?")[1] ?? "",
  load,
  Page: Organisation,
});

/** Found by the id after the last dash; with another name before it, one 301 leads to the canonical address (specification 3, Organisations). */
async function load({ site, url, params }: ScreenRequest<{ slug: string }>) {
  const { brand, catalogue } = site;
  const id = organisationIdOf(params.slug);
  const organisation = id === null ? null : findOrganisation(catalogue, brand, id);
  if (!organisation) return null;
  const page = organisationPageFromUrl(url.searchParams);
  if (organisation.slug !== params.slug) return { location: organisationPageUrl(organisation, page), status: 301 as const };

  const [list, contact, events] = await Promise.all([
    findOrganisationActivities(catalogue, brand, { organisationId: organisation.id, page, limit: PAGE_SIZE }),
    organisationContact(catalogue, brand, { organisationId: organisation.id }),
    organisationEvents(site, organisation.id),
  ]);
  // The organisation may have been removed from the catalogue meanwhile.
  if (!list || "kind" in list) return null;
  const { activities, total, pageCount } = list;
  const words = wordsOf(brand.locale);
  const description = words.organisation.about(organisation.name, words.activities(total));
  const path = organisationPageUrl(organisation, page);
  const steps = [{ title: words.organisations.breadcrumb, url: organisationsUrl({}) }, { title: organisation.name }];
  const head = documentHead(
    site,
    {
      ...{ title: page > 1 ? `${organisation.name} (${page})` : organisation.name, description, path },
      picture: organisationPicture(brand, organisation, activities[0]),
      // Without activities, and past the last page.
      noindex: activities.length === 0,
    },
    {
      type: "CollectionPage",
      path,
      texts: { title: organisation.name, lead: description },
      steps,
      main: listOfActivities(site, { path, activities }),
      about: describeOrganisation(site, organisation),
    },
  );
  const props = { organisation, contact, activities: activities.map(teaserOf), page, pageCount, events, description, steps };
  return { ...head, props };
}

function Organisation({ organisation, contact, activities, page, pageCount, events, description, steps }: PropsOf<typeof load>) {
  const brand = useBrand();
  const { overview } = useWords();
  return (
    <div className={layout.wrap}>
      <Breadcrumbs steps={[{ title: brand.name, url: "/" }, ...steps]} />
      <header className={styles.head}>
        <h1>{organisation.name}</h1>
        <p className={styles.lead}>{description}</p>
        <Contact organisation={organisation} contact={contact} />
      </header>
      <h2 className={layout.srOnly}>{overview.breadcrumb}</h2>
      <div className={styles.activities} data-amount={activities.length}>
        {activities.map((activity, index) => (
          <ActivityCard key={activity.id} activity={activity} load={loadInList(index, 2)} />
        ))}
      </div>
      {activities.length === 0 && pageCount > 0 && (
        <EmptyState title={overview.pastEnd}>
          <Link className={buttonClass("white")} to={organisationUrl(organisation)}>
            {overview.toFirstPage}
          </Link>
        </EmptyState>
      )}
      <Pagination
        current={page}
        pageCount={pageCount}
        pages={pageNumbers(page, pageCount)}
        urlOf={(number) => organisationPageUrl(organisation, number)}
      />
      <OrganisationEvents events={events} />
    </div>
  );
}
