import type { Generated, GeneratedAlways } from "kysely";
import type { Json, TimestampByDefault, Timestamps } from "./column.ts";

export type ActivityTable = Timestamps & {
  id: Generated<number>;
  platform_id: number;
  organisation_id: number | null;
  original_id: number | null;
  is_edit_copy: GeneratedAlways<boolean>;
  approved: Generated<boolean>;
  status: Generated<"ACTIVE" | "INACTIVE">;
  approval_status: "APPROVED" | "REJECTED" | "EDITING" | null;
  slug: string;
  title: string;
  company_name: string;
  description: string;
  minimum_age: number | null;
  maximum_age: number | null;
  persons_min: number | null;
  persons_max: number | null;
  price_cents: number | null;
  duration_minutes: number | null;
  website: string | null;
  show_website: Generated<boolean>;
  location_description: string | null;
  contact_first_name: string | null;
  contact_last_name: string | null;
  contact_phone: string | null;
  contact_email: string | null;
  geographic_location: Generated<"ORIGIN_COUNTRY" | "EUROPE" | "OUTSIDE_EUROPE">;
  indoor_outdoor: "INDOOR" | "OUTDOOR" | "BOTH";
  old_idx: number | null;
  kind_id: number | null;
  last_edited_by: number | null;
};

export type KindTable = Timestamps & { id: Generated<number>; key: string };
export type KindNameTable = { kind_id: number; language: "nl" | "de"; name: string; synonyms: Generated<string[]> };
export type KindRelatedTable = { kind_id: number; related_id: number; position: number };

/** `value` follows the schema of `key` in the contract's `factValues`. */
export type ActivityFactTable = {
  activity_id: number;
  key: string;
  value: Json;
  confirmed_at: TimestampByDefault;
};

export type ReviewCommentTable = { id: Generated<number>; activity_id: number; text: string; created_at: TimestampByDefault };

export type RedirectTable = Timestamps & {
  id: Generated<number>;
  platform_id: number;
  activity_id: number;
  old_slug: string;
  new_slug: string;
};

export type MediaTable = Timestamps & {
  id: Generated<number>;
  activity_id: number | null;
  event_id: number | null;
  title: Generated<string>;
  alt: Generated<string>;
  url: string;
  type: Generated<"IMAGE" | "VIDEO">;
  index: Generated<number>;
  focus_x: number | null;
  focus_y: number | null;
  width: number | null;
  height: number | null;
  widths: number[] | null;
  placeholder: string | null;
};

export type FilterGroupTable = {
  id: Generated<number>;
  platform_id: number;
  name: string;
  image_id: number | null;
  header_image_id: number | null;
  order: number;
};

export type FilterTable = Timestamps & {
  id: Generated<number>;
  platform_id: number;
  filter_group_id: number;
  name: string;
  description: Generated<string>;
  image_id: number | null;
  order: Generated<number>;
  /** Every activity with this value has the filter automatically; null for a filter that editors assign only. */
  indoor_outdoor: Generated<"INDOOR" | "OUTDOOR" | "BOTH" | null>;
  up_to_cents: number | null;
  synonyms: Generated<string[]>;
};
