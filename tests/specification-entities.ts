/**
 * The data model of the specification, typed from its documents and from nothing in `src`: what the contract and the
 * database are held against. `fields` reads as the documents do, where "timestamps" is createdAt and updatedAt. A field
 * that the product has beyond them stands under `added`, beside the decision that added it.
 */
type Entity = {
  table: string;
  fields: string;
  added?: string;
  /** Columns (`column` or `table.column`) of fields without a column of the same name, with or without `_id`. */
  storedIn?: Record<string, string>;
};
type Shape = { fields: string; added?: string };

/** The names in a list of fields. */
export function fieldsIn(list = ""): string[] {
  return list.split(", ").flatMap((field) => (field === "timestamps" ? ["createdAt", "updatedAt"] : field || []));
}

/** The enumerations (specification 1 §3; the salutation 2 §3), and the fields of entities that take their values. */
export const ENUMERATIONS: Record<string, { values: string[]; fields: string[] }> = {
  approvalStatus: { values: ["APPROVED", "REJECTED", "EDITING"], fields: ["activity.approvalStatus"] },
  indoorOutdoor: { values: ["INDOOR", "OUTDOOR", "BOTH"], fields: ["activity.indoorOutdoor"] },
  geographicLocation: { values: ["ORIGIN_COUNTRY", "EUROPE", "OUTSIDE_EUROPE"], fields: ["activity.geographicLocation"] },
  linkTarget: { values: ["newWindow", "sameWindow"], fields: ["banner.linkTarget"] },
  locationType: { values: ["CITY", "PROVINCE", "REGION"], fields: [] },
  mediaType: { values: ["VIDEO", "IMAGE"], fields: ["media.type"] },
  callToActionType: { values: ["AD", "QUESTION"], fields: ["banner.ctaType", "popUp.ctaType"] },
  otherType: { values: ["CALENDAR", "NOTE"], fields: [] },
  userRoleName: { values: ["ADMIN", "USER"], fields: ["userRole.name"] },
  gender: { values: ["man", "vrouw"], fields: ["quoteRequest.gender"] },
};

/** The entities of specification 1 §3. */
export const ENTITIES: Record<string, Entity> = {
  activity: {
    table: "activity",
    fields:
      "id, approved, title, companyName, status, minimumAge, maximumAge, personsMin, personsMax, price, duration, description, website, showWebsite, locationDescription, isEditCopy, slug, contactFirstName, contactLastName, contactPhone, contactEmail, geographicLocation, indoorOutdoor, approvalStatus, redirects, createdAt, updatedAt, oldIdx, platform, child, activities, organisation, lastEditedBy, filters, cities, provinces, regions, media, quoteRequests, reviewComment, serviceMail",
    storedIn: {
      price: "price_cents",
      duration: "duration_minutes",
      redirects: "redirect.activity_id",
      child: "original_id",
      activities: "original_id",
      lastEditedBy: "last_edited_by",
      filters: "activity_filter.activity_id",
      cities: "activity_city.activity_id",
      provinces: "activity_province.activity_id",
      regions: "activity_region.activity_id",
      media: "media.activity_id",
      quoteRequests: "quote_request.activity_id",
      reviewComment: "review_comment.activity_id",
      serviceMail: "service_mail_statistics.activity_id",
    },
  },
  redirect: { table: "redirect", fields: "id, activity, oldSlug, newSlug, createdAt, updatedAt" },
  banner: {
    table: "banner",
    fields: "id, title, buttonTitle, link, active, ctaType, amountOfClicks, image, platform, timestamps",
    // Decisions, Behaviour: in which window it opens.
    added: "linkTarget",
  },
  // Of a place its table says which type it is.
  city: { table: "city", fields: "id, name, locationId, lon, lat, platform, region, province, type", storedIn: { type: "id" } },
  province: { table: "province", fields: "id, name, locationId, platform, type", storedIn: { type: "id" } },
  region: { table: "region", fields: "id, name, lonMin, latMin, lonMax, latMax, platform, type", storedIn: { type: "id" } },
  contactPerson: {
    table: "contact_person",
    fields:
      "id, oldIdx, organisation, manager, firstName, lastName, phone, fax, email, wantsMail, wantsOfferMail, address, zipCode, city, notes, primary, timestamps, organisations",
    storedIn: { primary: "is_primary", organisations: "contact_person_organisation.contact_person_id" },
  },
  event: {
    table: "event",
    fields: "id, title, active, startDate, endDate, website, description, image, organisation, city, timestamps",
    // Decisions, Behaviour: a list, whose first is the image.
    added: "media",
    storedIn: { image: "media.event_id", media: "media.event_id" },
  },
  filter: {
    table: "filter",
    fields: "id, name, description, activityCount, timestamps, activities, filterGroup, image",
    storedIn: { activityCount: "activity_filter.filter_id", activities: "activity_filter.filter_id" },
  },
  filterGroup: {
    table: "filter_group",
    fields: "id, name, activityCount, filters, platform, image, headerImage, order",
    storedIn: { activityCount: "activity_filter.filter_id", filters: "filter.filter_group_id" },
  },
  media: {
    table: "media",
    // The back-references are those to an activity and to an event.
    fields: "id, title, alt, url, type, index, timestamps, activity, event",
    // Decisions 022 and 042: what a crop keeps, and in which widths a picture can be had.
    added: "focus, photo",
    storedIn: { focus: "focus_x", photo: "widths" },
  },
  organisation: {
    table: "organisation",
    fields:
      "id, name, email, address, city, zipcode, phone, website, streetNumber, oldIdx, timestamps, activities, events, contactPeople, platform, users",
    storedIn: {
      activities: "activity.organisation_id",
      events: "event.organisation_id",
      contactPeople: "contact_person.organisation_id",
      users: "user_organisation.organisation_id",
    },
  },
  platform: {
    table: "platform",
    // The last four before the timestamps are the groups of the mail campaigns.
    fields:
      "id, name, alternativeName, domain, email, salesEmail, countryCode, languageCode, localeString, activityRoute, gaProperty, subscriberGroupName, subscriberGroupId, advertiserGroupName, advertiserGroupId, timestamps",
  },
  popUp: { table: "pop_up", fields: "id, title, buttonTitle, ctaType, description, mediaId, platformId, media, platform" },
  quoteRequest: {
    table: "quote_request",
    fields:
      "id, name, gender, reference, email, phone, numberOfPersons, plannedDate, address, zipcode, city, description, companyName, statisticOptions, subscribe, createdAt, activity",
  },
  reviewComment: { table: "review_comment", fields: "text" },
  serviceMailStatistics: {
    table: "service_mail_statistics",
    fields: "id, activity, submitDate, views, phoneClicks, webClicks, offerRequests",
  },
  user: {
    table: "user_account",
    fields:
      "id, active, firstName, lastName, email, phone, password, oldPassword, oldIdx, timestamps, activities, role, organisations, userTokens",
    storedIn: {
      activities: "activity.last_edited_by",
      organisations: "user_organisation.user_account_id",
      userTokens: "user_token.user_account_id",
    },
  },
  userRole: { table: "user_role", fields: "id, name, users", storedIn: { users: "user_account.role_id" } },
  userToken: { table: "user_token", fields: "id, token, hash, type, expiresAt" },
  seoPage: {
    table: "seo_page",
    fields:
      "id, title, active, slug, searchQuery, metaTitle, metaDescription, pageTitle, pageDescription, cities, provinces, regions, platform, filters",
    storedIn: {
      cities: "seo_page_city.seo_page_id",
      provinces: "seo_page_province.seo_page_id",
      regions: "seo_page_region.seo_page_id",
      filters: "seo_page_filter.seo_page_id",
    },
  },
};

/** What the API takes and gives (specification 1 §3 and §7, 2 §3; specification 3, API and API shapes). */
export const SHAPES: Record<string, Shape> = {
  activityDetail: {
    fields:
      "id, approved, title, companyName, status, minimumAge, maximumAge, personsMin, personsMax, description, website, showWebsite, locationDescription, slug, contactFirstName, contactLastName, contactPhone, geographicLocation, indoorOutdoor, approvalStatus, createdAt, updatedAt, oldIdx, platform, media, cities, provinces, regions, filters, organisation, reviewComment",
    // Decisions, second round: what it is, and what organisers need to know.
    added: "kind, facts",
  },
  activityListItem: {
    fields:
      "id, createdAt, updatedAt, approved, slug, title, companyName, description, personsMin, personsMax, status, approvalStatus, website, showWebsite, indoorOutdoor, contactFirstName, contactLastName, platform, organisation, media, filters, lastEditedBy, child, minimumAge, maximumAge",
    // Decisions, API: more fields may be added. A card says where and what it is, what it costs and how long it takes.
    added: "cities, provinces, regions, kind, distanceKm, facts",
  },
  activityList: { fields: "activities, pageCount, total, seed, filterCounts", added: "relaxations, next" },
  redirectLookup: { fields: "activityId, oldSlug, newSlug" },
  publicBanner: { fields: "id, active, title, buttonTitle, link, ctaType, image, platform", added: "linkTarget" },
  // Decision 011: a place of another country says which.
  location: { fields: "id, name, province, type", added: "country" },
  locationList: { fields: "locations, pageCount, total" },
  citySuggestion: { fields: "locationId, name, lon, lat, province, platform" },
  eventList: { fields: "events, pageCount, total" },
  // Decisions, API: lists answer the counts.
  filterList: { fields: "filters, pageCount, total", added: "filterCounts" },
  publicOrganisation: { fields: "id, name, slug" },
  publicFilter: { fields: "id, name, activityCount, image, filterGroup", added: "description, timestamps" },
  publicMedia: { fields: "id, title, alt, url, index, type", added: "focus, photo" },
  filterQuery: {
    fields:
      "orderBy, orderDirection, seed, filters, genericSearchQuery, personCount, city, region, province, advancedCitySearch, geographicLocation, indoorOutdoor, minimumAge, type, date, bounds, radiusKm, excludeActivity",
    // Decisions, Settled as built: a page goes on behind what was shown last.
    added: "after",
  },
  menuItem: { fields: "title, url, isExternalLink" },
  eventRequestBody: {
    fields: "name, companyName, email, iban, province, city, address, zipcode, title, description, startDate, endDate, website, media",
  },
  contactMessageBody: { fields: "name, type, email, phone, companyName, description" },
  newsletterSubscriptionBody: { fields: "name, email" },
  quoteRequestBody: {
    fields:
      "id, activity, name, gender, reference, companyName, email, phone, zipcode, description, address, city, numberOfPersons, plannedDate, subscribe",
    // Decisions, API: a platform that is not the host's own is refused.
    added: "platform",
  },
};
