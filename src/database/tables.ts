import type { Generated } from "kysely";
import type {
  ActivityFactTable,
  KindNameTable,
  KindRelatedTable,
  KindTable,
  ActivityTable,
  FilterGroupTable,
  FilterTable,
  MediaTable,
  RedirectTable,
  ReviewCommentTable,
} from "./tables/activities.ts";
import type { AuditTable, PasskeyTable, RecoveryCodeTable, SavedViewTable, SessionTable, TotpTable } from "./tables/accounts.ts";
import type { OptionalTimestamp } from "./tables/column.ts";
import type { ToldPageTable, ToldUntilTable, UntoldPageTable } from "./tables/index-now.ts";
import type { MailboxTable } from "./tables/mailbox.ts";
import type { ContactPersonTable, OrganisationTable, UserAccountTable, UserRoleTable, UserTokenTable } from "./tables/people.ts";
import type { CityTable, ProvinceTable, RegionTable } from "./tables/places.ts";
import type { BannerTable, EventTable, PlatformTable, PopUpTable, SeoPageTable } from "./tables/publishing.ts";
import type {
  BannerStatisticsTable,
  ChangePrunedTable,
  ChangeTable,
  ContactMessageTable,
  EventRequestTable,
  NewsletterSubscriptionTable,
  QuoteRequestTable,
  RateBucketTable,
  ServiceMailStatisticsTable,
  SubmissionKeyTable,
  UploadTable,
} from "./tables/submissions.ts";

/** Every table of `migrations/`, as Kysely sees it: ids are numbers, timestamps Dates, days text. */
export interface Tables {
  platform: PlatformTable;
  user_role: UserRoleTable;
  user_account: UserAccountTable;
  user_token: UserTokenTable;
  user_organisation: { user_account_id: number; organisation_id: number; manager: Generated<boolean> };
  user_platform: { user_account_id: number; platform_id: number };
  passkey: PasskeyTable;
  totp: TotpTable;
  recovery_code: RecoveryCodeTable;
  session: SessionTable;
  saved_view: SavedViewTable;
  audit: AuditTable;
  organisation: OrganisationTable;
  contact_person: ContactPersonTable;
  contact_person_organisation: { contact_person_id: number; organisation_id: number };
  province: ProvinceTable;
  region: RegionTable;
  city: CityTable;
  activity: ActivityTable;
  kind: KindTable;
  kind_name: KindNameTable;
  kind_related: KindRelatedTable;
  activity_fact: ActivityFactTable;
  activity_filter: { activity_id: number; filter_id: number };
  activity_city: { activity_id: number; city_id: number };
  activity_province: { activity_id: number; province_id: number };
  activity_region: { activity_id: number; region_id: number };
  review_comment: ReviewCommentTable;
  redirect: RedirectTable;
  event: EventTable;
  media: MediaTable;
  filter_group: FilterGroupTable;
  filter: FilterTable;
  starter_filling: { platform_id: number; filled_at: Generated<Date>; kinds_given_at: OptionalTimestamp };
  banner: BannerTable;
  pop_up: PopUpTable;
  seo_page: SeoPageTable;
  seo_page_city: { seo_page_id: number; city_id: number };
  seo_page_province: { seo_page_id: number; province_id: number };
  seo_page_region: { seo_page_id: number; region_id: number };
  seo_page_filter: { seo_page_id: number; filter_id: number };
  rate_bucket: RateBucketTable;
  submission_key: SubmissionKeyTable;
  quote_request: QuoteRequestTable;
  contact_message: ContactMessageTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  event_request: EventRequestTable;
  upload: UploadTable;
  service_mail_statistics: ServiceMailStatisticsTable;
  banner_statistics: BannerStatisticsTable;
  mailbox: MailboxTable;
  change: ChangeTable;
  change_pruned: ChangePrunedTable;
  told_page: ToldPageTable;
  untold_page: UntoldPageTable;
  told_until: ToldUntilTable;
}
