import type { Generated } from "kysely";
import type { JsonByDefault, OptionalTimestamp, Timestamp, Timestamps } from "./column.ts";

export type UserRoleTable = { id: number; name: "ADMIN" | "USER" };

export type UserAccountTable = Timestamps & {
  id: Generated<number>;
  active: Generated<boolean>;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  password: string | null;
  old_password: string | null;
  old_idx: number | null;
  role_id: number;
  language: Generated<"nl" | "de">;
  demo: Generated<boolean>;
  deactivated_at: OptionalTimestamp;
  letter_keys: Generated<boolean>;
};

export type UserTokenTable = {
  id: Generated<number>;
  user_account_id: number;
  token: string;
  hash: string;
  type: "LOGIN" | "INVITE" | "EMAIL" | "CLAIM";
  expires_at: Timestamp;
  browser_hash: Buffer | null;
  tries: Generated<number>;
  used_at: OptionalTimestamp;
  facts: JsonByDefault;
};

export type OrganisationTable = Timestamps & {
  id: Generated<number>;
  platform_id: number;
  name: string;
  email: string;
  address: string | null;
  street_number: string | null;
  zipcode: string | null;
  city: string | null;
  phone: string | null;
  website: string | null;
  old_idx: number | null;
};

export type ContactPersonTable = Timestamps & {
  id: Generated<number>;
  organisation_id: number;
  old_idx: number | null;
  manager: Generated<boolean>;
  first_name: string;
  last_name: string;
  phone: string | null;
  fax: string | null;
  email: string;
  wants_mail: Generated<boolean>;
  wants_offer_mail: Generated<boolean>;
  address: string | null;
  zip_code: string | null;
  city: string | null;
  notes: string | null;
  is_primary: Generated<boolean>;
};
