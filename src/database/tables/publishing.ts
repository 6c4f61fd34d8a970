import type { Generated } from "kysely";
import type { Timestamp, OptionalTimestamp, Timestamps } from "./column.ts";

export type PlatformTable = Timestamps & {
  id: number;
  key: string;
  name: string;
  alternative_name: string | null;
  domain: string | null;
  email: string;
  sales_email: string;
  phone: string | null;
  country_code: string;
  language_code: "nl" | "de";
  locale_string: "nl" | "be" | "de";
  activity_route: Generated<string>;
  ga_property: string | null;
  subscriber_group_name: string | null;
  subscriber_group_id: string | null;
  advertiser_group_name: string | null;
  advertiser_group_id: string | null;
};

export type EventTable = Timestamps & {
  id: Generated<number>;
  platform_id: number;
  organisation_id: number | null;
  city_id: number | null;
  title: string;
  active: Generated<boolean>;
  start_date: Timestamp;
  end_date: OptionalTimestamp;
  website: string | null;
  description: string;
};

export type BannerTable = Timestamps & {
  id: Generated<number>;
  platform_id: number;
  title: string;
  button_title: string;
  link: string;
  active: Generated<boolean>;
  cta_type: "AD" | "QUESTION";
  link_target: Generated<"newWindow" | "sameWindow">;
  amount_of_clicks: Generated<number>;
  image_id: number | null;
};

export type PopUpTable = {
  id: Generated<number>;
  platform_id: number;
  title: string;
  button_title: string;
  cta_type: "AD" | "QUESTION";
  description: Generated<string>;
  media_id: number | null;
};

export type SeoPageTable = {
  id: Generated<number>;
  platform_id: number;
  title: string;
  active: Generated<boolean>;
  slug: string;
  search_query: Generated<string>;
  meta_title: string;
  meta_description: string;
  page_title: string;
  page_description: string;
};
