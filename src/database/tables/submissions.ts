import type { Generated, GeneratedAlways } from "kysely";
import type { Day, Json, JsonByDefault, TimestampByDefault, OptionalTimestamp } from "./column.ts";

export type SubmissionKeyTable = {
  platform_id: number;
  operation: string;
  key: string;
  body_hash: string;
  answer: Json;
  created_at: TimestampByDefault;
};

export type QuoteRequestTable = {
  id: Generated<number>;
  activity_id: number;
  /** Of the activity; a trigger sets it. */
  platform_id: GeneratedAlways<number>;
  name: string;
  gender: Generated<"man" | "vrouw">;
  reference: string | null;
  email: string;
  phone: string;
  number_of_persons: number | null;
  planned_date: Day | null;
  address: string | null;
  zipcode: string | null;
  city: string | null;
  description: string | null;
  company_name: string | null;
  statistic_options: JsonByDefault;
  subscribe: Generated<boolean>;
  held: Generated<boolean>;
  rejected_at: OptionalTimestamp;
  created_at: TimestampByDefault;
};

export type ContactMessageTable = {
  id: Generated<number>;
  platform_id: number;
  name: string;
  type: "AD" | "QUESTION";
  email: string;
  phone: string | null;
  company_name: string | null;
  description: string | null;
  held: Generated<boolean>;
  rejected_at: OptionalTimestamp;
  created_at: TimestampByDefault;
};

export type NewsletterSubscriptionTable = {
  id: Generated<number>;
  platform_id: number;
  name: string;
  email: string;
  confirmed_at: OptionalTimestamp;
  unsubscribed_at: OptionalTimestamp;
  held: Generated<boolean>;
  rejected_at: OptionalTimestamp;
  created_at: TimestampByDefault;
};

export type EventRequestTable = {
  id: Generated<number>;
  platform_id: number;
  name: string;
  company_name: string | null;
  email: string;
  iban_encrypted: Buffer | null;
  province: string;
  city: string;
  address: string;
  zipcode: string;
  title: string;
  description: string;
  start_date: Day;
  end_date: Day | null;
  website: string;
  upload_id: number | null;
  rejected_at: OptionalTimestamp;
  event_id: number | null;
  created_at: TimestampByDefault;
};

/** A picture that a visitor uploaded; `bytes`, `width` and `height` are those of the stored file. */
export type UploadTable = {
  /** Random. */
  id: number;
  platform_id: number;
  file: string;
  width: number;
  height: number;
  bytes: number;
  claimed_at: OptionalTimestamp;
  released_at: OptionalTimestamp;
  created_at: TimestampByDefault;
};

/** Used by rate-limiter-flexible; `expire` is in milliseconds. */
export type RateBucketTable = { key: string; points: Generated<number>; expire: number | null };

export type ServiceMailStatisticsTable = {
  id: Generated<number>;
  activity_id: number;
  submit_date: Day;
  views: Generated<number>;
  phone_clicks: Generated<number>;
  web_clicks: Generated<number>;
  offer_requests: Generated<number>;
};

export type BannerStatisticsTable = {
  banner_id: number;
  submit_date: Day;
  views: Generated<number>;
  clicks: Generated<number>;
};

/** Every process updates its catalogue from this table; only triggers write it. */
export type ChangeTable = {
  seq: GeneratedAlways<number>;
  /** An xid8, as text. */
  xid: Generated<string>;
  kind: string;
  id: number;
  at: TimestampByDefault;
};

/** One row at most; `horizon` is an xid8, as text. */
export type ChangePrunedTable = { one: Generated<boolean>; horizon: string };
