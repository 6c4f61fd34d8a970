import { sql } from "kysely";
import { activityUrl } from "../../activities/activity-url.ts";
import { brandOfPlatform } from "../../brands/brands.ts";
import { isPublic } from "../../catalogue/is-public.ts";
import type { Db } from "../../database/open.ts";
import { agendaUrl } from "../../events/agenda-url.ts";
import { organisationUrl } from "../../organisations/address/organisation-url.ts";
import { publicOrganisation } from "../../organisations/address/public-organisation.ts";
import { landingPath } from "../../landing-pages/landing-slug.ts";

export type PageKind = "activity" | "organisation" | "seo-page" | "event";

/** The page that shows a row of the database. */
export type PublicPage = { kind: PageKind; id: number; platform: number; path: string };

/** The pages that show these rows, or all rows for `null`; rows that visitors cannot see have none. */
export const publicPages: Readonly<Record<PageKind, (db: Db, ids: readonly number[] | null) => Promise<PublicPage[]>>> = {
  activity: async (db, ids) => {
    const rows = await db
      .selectFrom("activity")
      .where(isPublic)
      .where(hasOneOf("activity.id", ids))
      .select(["id", "slug", "platform_id as platform"])
      .execute();
    return rows.map(({ id, slug, platform }) => ({ kind: "activity", id, platform, path: activityUrl({ slug }) }));
  },
  organisation: async (db, ids) => {
    const rows = await db
      .selectFrom("organisation")
      .where(hasOneOf("organisation.id", ids))
      .where(sql<boolean>`exists (select from activity where activity.organisation_id = organisation.id and ${isPublic})`)
      .select(["id", "name", "platform_id as platform"])
      .execute();
    return rows.map(({ id, name, platform }) => ({
      ...{ kind: "organisation", id, platform },
      path: organisationUrl(publicOrganisation({ id, name })),
    }));
  },
  "seo-page": async (db, ids) => {
    const rows = await db
      .selectFrom("seo_page")
      .where("active", "=", true)
      .where(hasOneOf("seo_page.id", ids))
      .select(["id", "slug", "platform_id as platform"])
      .execute();
    return rows.map(({ id, slug, platform }) => ({ kind: "seo-page", id, platform, path: landingPath(slug) }));
  },
  // An event has no page of its own: the agenda shows it.
  event: async (db, ids) => {
    const rows = await db
      .selectFrom("event")
      .where("active", "=", true)
      .where(hasOneOf("event.id", ids))
      .select(["id", "platform_id as platform"])
      .execute();
    const shown = rows.filter(({ platform }) => brandOfPlatform(platform).pages.agenda !== null);
    return shown.map(({ id, platform }) => ({ kind: "event", id, platform, path: agendaUrl({}) }));
  },
};

export const PAGE_KINDS: readonly PageKind[] = ["activity", "organisation", "seo-page", "event"];

function hasOneOf(column: string, ids: readonly number[] | null) {
  return ids === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${[...ids]}::integer[])`;
}
