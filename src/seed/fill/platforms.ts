import { sql } from "kysely";
import type { Brand, Locale } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";

const languageOf = { nl: "nl", be: "nl", de: "de" } as const satisfies Record<Locale, string>;

/** Updates the rows of `platform` from `content/brands/`, the source of truth; equal rows are not updated. */
export async function fillPlatforms(db: Db, brands: readonly Brand[]): Promise<void> {
  await db
    .insertInto("platform")
    .values(brands.map(platformOf))
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((update) => ({
          key: update.ref("excluded.key"),
          name: update.ref("excluded.name"),
          domain: update.ref("excluded.domain"),
          email: update.ref("excluded.email"),
          sales_email: update.ref("excluded.sales_email"),
          phone: update.ref("excluded.phone"),
          country_code: update.ref("excluded.country_code"),
          language_code: update.ref("excluded.language_code"),
          locale_string: update.ref("excluded.locale_string"),
          activity_route: update.ref("excluded.activity_route"),
          subscriber_group_name: update.ref("excluded.subscriber_group_name"),
          subscriber_group_id: update.ref("excluded.subscriber_group_id"),
          advertiser_group_name: update.ref("excluded.advertiser_group_name"),
          advertiser_group_id: update.ref("excluded.advertiser_group_id"),
        }))
        .where(differs),
    )
    .execute();
}

/** Compares rows as JSON, without the columns that are no fields of brands. */
const differs = sql<boolean>`to_jsonb(platform) - 'created_at' - 'updated_at' - 'alternative_name' - 'ga_property'
  <> to_jsonb(excluded) - 'created_at' - 'updated_at' - 'alternative_name' - 'ga_property'`;

function platformOf(brand: Brand) {
  return {
    id: brand.id,
    key: brand.key,
    name: brand.name,
    domain: brand.domain,
    email: brand.email,
    sales_email: brand.salesEmail,
    phone: brand.phone,
    country_code: brand.countryCode,
    language_code: languageOf[brand.locale],
    locale_string: brand.locale,
    activity_route: brand.activityRoute,
    subscriber_group_name: brand.subscriberGroup.name,
    subscriber_group_id: brand.subscriberGroup.id,
    advertiser_group_name: brand.advertiserGroup.name,
    advertiser_group_id: brand.advertiserGroup.id,
  };
}
