import * as z from "zod/mini";
import { activityList, eventList, filterList, locationList, suggestionList, uploadedImage } from "./answers.ts";
import { activityDetail, redirectLookup } from "./entities/activity.ts";
import { publicBanner } from "./entities/banner.ts";
import { contactMessageBody } from "./entities/contact-message.ts";
import { event } from "./entities/event.ts";
import { eventRequestBody } from "./entities/event-request.ts";
import { newsletterSubscriptionBody } from "./entities/newsletter-subscription.ts";
import { citySuggestion, location } from "./entities/place.ts";
import { quoteRequestBody } from "./entities/quote-request.ts";
import { understoodSearch } from "./entities/understood-search.ts";
import { seoPage } from "./entities/seo-page.ts";
import type { Operation } from "./operation.ts";
import * as parameter from "./parameters.ts";

const list = { page: parameter.page, limit: parameter.limit };
const filteredList = { ...list, filterQuery: parameter.filterQueryText };
const read = { method: "GET", body: null, status: 200, built: true } as const;
const json = "application/json" as const;

/** The whole public API (specification 1 §7 and the upload of 2 §7), in the order in which routes are matched. */
export const operations = {
  findGoogleCities: {
    ...read,
    path: "/api/admin/googleLocations/cities",
    summary: "Cities whose name fits a text, from the embedded gazetteer or a maps service.",
    parameters: { platformId: parameter.platformIdText, searchQuery: parameter.searchText },
    answer: z.array(citySuggestion),
  },
  findActivities: {
    ...read,
    path: "/api/public/activities",
    summary: "Activities that match a search, with the counts of every filter; when there are none, how to relax the search.",
    parameters: filteredList,
    answer: activityList,
  },
  findRedirect: {
    ...read,
    path: "/api/public/activities/redirects",
    summary: "Where an old activity slug leads.",
    parameters: { slug: parameter.slug },
    answer: redirectLookup,
  },
  findActivity: {
    ...read,
    path: "/api/public/activities/{activitySlug}",
    summary: "One activity.",
    parameters: { activitySlug: parameter.textInPath("Slug of a public activity of the host's brand.") },
    answer: activityDetail,
  },
  createQuoteRequest: {
    method: "POST",
    path: "/api/public/activities/{activityId}/quoteRequest",
    summary: "Asks the provider of an activity for a quote.",
    parameters: { activityId: parameter.idInPath("Id of a public activity of the host's brand.") },
    body: { name: "quoteRequest" as const, schema: quoteRequestBody, mediaType: json },
    answer: z.object({ received: z.literal(true) }),
    status: 201,
    built: true,
  },
  findRandomBanner: {
    ...read,
    path: "/api/public/banners/random",
    summary: "One of the active banners; 204 when there is none.",
    parameters: {},
    answer: publicBanner,
    maybeEmpty: true,
  },
  sendContact: {
    method: "POST",
    path: "/api/public/contact",
    summary: "A question, or a message of an advertiser.",
    parameters: {},
    body: { name: "contactMessage" as const, schema: contactMessageBody, mediaType: json },
    answer: null,
    status: 202,
    built: true,
  },
  sendEventRequest: {
    method: "POST",
    path: "/api/public/contact/event",
    summary: "An event for the agenda, held until an editor releases it.",
    parameters: {},
    body: { name: "eventRequest" as const, schema: eventRequestBody, mediaType: json },
    answer: null,
    status: 202,
    built: true,
  },
  findEvents: {
    ...read,
    path: "/api/public/events",
    summary: "Events of the agenda, by start date.",
    parameters: { ...list, filterQuery: parameter.optionalFilterQueryText },
    answer: eventList,
  },
  findEvent: {
    ...read,
    path: "/api/public/events/{eventId}",
    summary: "One event.",
    parameters: { eventId: parameter.idInPath("Id of an active event of the host's brand.") },
    answer: event,
  },
  findFilters: {
    ...read,
    path: "/api/public/filters",
    summary: "The filters of the brand, by group.",
    parameters: filteredList,
    answer: filterList,
  },
  findLocations: {
    ...read,
    path: "/api/public/locations",
    summary: "Cities, provinces and regions whose name fits.",
    parameters: filteredList,
    answer: locationList,
  },
  createCity: {
    method: "POST",
    path: "/api/public/locations/city",
    summary: "Creates or fetches the location of a suggested city.",
    parameters: {},
    body: { name: "city" as const, schema: citySuggestion, mediaType: json },
    answer: location,
    status: 200,
    built: true,
  },
  subscribeNewsletter: {
    method: "POST",
    path: "/api/public/newsletter-subscribe",
    summary: "Starts the double opt-in of the newsletter; the answer is the same for every address.",
    parameters: {},
    body: { name: "newsletterSubscription" as const, schema: newsletterSubscriptionBody, mediaType: json },
    answer: null,
    status: 202,
    built: true,
  },
  findOrganisationActivities: {
    ...read,
    path: "/api/public/organisations/{organisationId}/activities",
    summary: "The public activities of an organisation.",
    parameters: {
      organisationId: parameter.idInPath("Id of an organisation of the host's brand."),
      ...list,
      filterQuery: parameter.optionalFilterQueryText,
    },
    answer: activityList,
  },
  findOrganisationEvents: {
    ...read,
    path: "/api/public/organisations/{organisationId}/events",
    summary: "The active events of an organisation.",
    parameters: {
      organisationId: parameter.idInPath("Id of an organisation of the host's brand."),
      ...list,
      filterQuery: parameter.optionalFilterQueryText,
    },
    answer: eventList,
  },
  findLandingPage: {
    ...read,
    path: "/api/public/seo",
    summary: "The SEO page with exactly this slug.",
    parameters: { slug: parameter.slug },
    answer: seoPage,
  },
  understandSearch: {
    ...read,
    isPrivate: true,
    path: "/api/public/searches/understood",
    summary: "The interpretation of a typed sentence, and the page with its results.",
    parameters: { text: parameter.searchText },
    answer: understoodSearch,
  },
  findSuggestions: {
    ...read,
    path: "/api/public/suggestions",
    summary: "Filters, organisations and titles of which a word begins with the typed text.",
    parameters: { q: parameter.searchText, limit: parameter.limit },
    answer: suggestionList,
  },
  uploadImage: {
    method: "POST",
    path: "/api/public/media/image",
    summary: "A picture for an event, private until released.",
    parameters: {},
    body: { name: "file" as const, schema: z.file(), mediaType: "multipart/form-data" },
    answer: uploadedImage,
    status: 201,
    built: true,
  },
} as const satisfies Record<string, Operation>;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
