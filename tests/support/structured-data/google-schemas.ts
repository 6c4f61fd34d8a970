/** The JSON schema of a schema.org type: required and allowed properties. */
export type TypeSchema = {
  type: "object";
  required: string[];
  properties: Record<string, object | boolean>;
  additionalProperties: false;
};

const TEXT = { type: "string", pattern: "\\S" };
const URL = { type: "string", pattern: "^https?://[^\\s/]+(/\\S*)?$" };
const URLS = { type: "array", items: URL, minItems: 1, uniqueItems: true };
const DAY = "\\d{4}-\\d{2}-\\d{2}";
const DATE = { type: "string", pattern: `^${DAY}$` };
/** A date, or a time with the offset of its place; never UTC, which would show another hour. */
const DATE_OR_TIME = { type: "string", pattern: `^${DAY}(T\\d{2}:\\d{2}:\\d{2}[+-]\\d{2}:\\d{2})?$` };
const COUNT = { type: "integer", minimum: 1 };
const AGE = { type: "number", minimum: 0, maximum: 120 };
const REFERENCE = { type: "object", required: ["@id"], properties: { "@id": URL }, additionalProperties: false };
const LANGUAGE = { type: "string", pattern: "^[a-z]{2}(-[A-Z]{2})?$" };

/** A thing of one of these types; its own schema is checked separately. */
function thing(...types: string[]) {
  return { type: "object", required: ["@type"], properties: { "@type": { enum: types } } };
}

function typeSchema(required: string[], properties: TypeSchema["properties"]): TypeSchema {
  const all = { "@type": TEXT, "@id": URL, ...properties };
  return { type: "object", required: ["@type", ...required], properties: all, additionalProperties: false };
}

/** A page with its site and breadcrumbs. Google requires neither; these are our own rules. */
const PAGE = typeSchema(["@id", "url", "name", "inLanguage", "isPartOf", "breadcrumb"], {
  ...{ url: URL, name: TEXT, description: TEXT, inLanguage: LANGUAGE, isPartOf: REFERENCE },
  ...{ breadcrumb: REFERENCE, mainEntity: REFERENCE, about: REFERENCE },
});

/**
 * Google's requirements for each type that we use, and its recommendations if every brand meets them. Comments name pages
 * under https://developers.google.com/search/docs/appearance/, as of November 2026. Other properties are refused: look up the
 * rule before you add one.
 */
export const googleSchemas: Readonly<Record<string, TypeSchema>> = {
  WebPage: PAGE,
  AboutPage: PAGE,
  CollectionPage: PAGE,
  ContactPage: PAGE,

  // structured-data/breadcrumb: at least two items; a URL for all but the last.
  BreadcrumbList: typeSchema(["@id", "itemListElement"], {
    itemListElement: {
      type: "array",
      minItems: 2,
      items: { ...thing("ListItem"), required: ["@type", "position", "name"] },
    },
  }),

  // site-names: name and url; only on the home page.
  WebSite: typeSchema(["@id", "name", "url"], { name: TEXT, url: URL, inLanguage: LANGUAGE, publisher: REFERENCE }),

  // structured-data/organization: nothing is required; name and url distinguish organisations.
  Organization: typeSchema(["name"], {
    ...{ name: TEXT, url: URL, description: TEXT, logo: URL },
    contactPoint: thing("ContactPoint"),
  }),
  // structured-data/organization: contactPoint.telephone or contactPoint.email.
  ContactPoint: typeSchema(["contactType", "email"], {
    ...{ contactType: TEXT, email: TEXT, telephone: { type: "string", pattern: "^\\+?[\\d ()/–-]{8,}$" } },
    ...{ url: URL, availableLanguage: LANGUAGE },
  }),

  // structured-data/carousels-beta: position from one; item is a LocalBusiness, Product or Event with image, name and url.
  // A plain link in the same list has a name, and is not part of the carousel.
  ItemList: typeSchema(["@id", "itemListElement"], {
    itemListElement: { type: "array", minItems: 1, items: { ...thing("ListItem"), required: ["@type", "position"] } },
  }),
  ListItem: {
    ...typeSchema(["position"], { position: COUNT, name: TEXT, url: URL, item: { anyOf: [URL, thing("LocalBusiness", "Event")] } }),
    ...{ anyOf: [{ required: ["name"] }, { required: ["item"] }] },
  },
  // structured-data/carousels-beta: image, name, url; structured-data/local-business: name and address.
  LocalBusiness: typeSchema(["name", "url", "image", "address"], {
    ...{ name: TEXT, url: URL, image: URL, address: thing("PostalAddress") },
    parentOrganization: thing("Organization"),
  }),
  // structured-data/event: name, startDate and location.address are required; description and eventStatus, which every
  // event has, are recommended as endDate, image and organizer are, and offers and performer, of which we know nothing.
  Event: typeSchema(["name", "startDate", "location", "description", "eventStatus"], {
    ...{ name: TEXT, startDate: DATE_OR_TIME, endDate: DATE_OR_TIME, description: TEXT, image: URLS, sameAs: URL },
    ...{ eventStatus: { const: "https://schema.org/EventScheduled" }, location: thing("Place"), organizer: thing("Organization") },
  }),
  // structured-data/event: location.address is required, location.name recommended. The place of a service has its accessibility instead.
  Place: {
    ...typeSchema(["name"], {
      ...{ name: TEXT, address: thing("PostalAddress") },
      amenityFeature: { type: "array", items: thing("LocationFeatureSpecification"), minItems: 1 },
    }),
    ...{ anyOf: [{ required: ["address"] }, { required: ["amenityFeature"] }] },
  },
  // structured-data/local-business: as many parts as are known, at least a place or an area.
  PostalAddress: {
    ...typeSchema(["addressCountry"], { addressLocality: TEXT, addressRegion: TEXT, addressCountry: { enum: ["NL", "BE", "DE"] } }),
    ...{ anyOf: [{ required: ["addressLocality"] }, { required: ["addressRegion"] }] },
  },

  // structured-data/article: nothing is required; these are the recommended properties that ours have.
  BlogPosting: typeSchema(["@id", "headline", "image", "datePublished", "dateModified", "author", "publisher", "mainEntityOfPage"], {
    ...{ headline: { ...TEXT, maxLength: 110 }, description: TEXT, url: URL, image: URL, datePublished: DATE, dateModified: DATE },
    ...{ inLanguage: LANGUAGE, keywords: { type: "array", items: TEXT, minItems: 1 }, author: thing("Organization") },
    ...{ publisher: REFERENCE, mainEntityOfPage: REFERENCE },
  }),

  // https://schema.org/Service; Google does not show it, so these are our own rules.
  Service: typeSchema(["@id", "name", "url", "description", "provider"], {
    ...{ name: TEXT, serviceType: TEXT, url: URL, description: TEXT, image: URLS, provider: thing("Organization") },
    ...{ areaServed: thing("City", "AdministrativeArea"), audience: thing("PeopleAudience") },
    ...{ offers: thing("Offer"), availableChannel: thing("ServiceChannel") },
  }),
  // The lowest price, as on the page: no exact price is public.
  Offer: typeSchema(["priceSpecification"], { priceSpecification: thing("UnitPriceSpecification") }),
  UnitPriceSpecification: typeSchema(["minPrice", "priceCurrency", "valueAddedTaxIncluded", "unitText"], {
    ...{ minPrice: { type: "number", minimum: 0 }, priceCurrency: { const: "EUR" } },
    ...{ valueAddedTaxIncluded: { type: "boolean" }, unitText: { enum: ["person", "group"] } },
  }),
  ServiceChannel: typeSchema([], {
    processingTime: { type: "string", pattern: "^P(T\\d+M|\\d+D)$" },
    availableLanguage: { type: "array", items: LANGUAGE, minItems: 1, uniqueItems: true },
    serviceLocation: thing("Place"),
  }),
  LocationFeatureSpecification: typeSchema(["name", "value"], { name: TEXT, value: { const: true } }),
  City: typeSchema(["name", "containedInPlace"], { name: TEXT, containedInPlace: thing("AdministrativeArea") }),
  AdministrativeArea: typeSchema(["name"], { name: TEXT }),
  PeopleAudience: {
    ...typeSchema([], { suggestedMinAge: AGE, suggestedMaxAge: AGE }),
    ...{ anyOf: [{ required: ["suggestedMinAge"] }, { required: ["suggestedMaxAge"] }] },
  },
};

/** Withdrawn by Google (faqpage, May 2026), or unknown to us: no rating, review or exact price is public. */
export const FORBIDDEN: ReadonlySet<string> = new Set([
  ...["FAQPage", "Question", "Answer", "Rating", "AggregateRating", "Review", "Product"],
  ...["AggregateOffer", "SearchAction", "aggregateRating", "review", "reviews", "ratingValue"],
  ...["makesOffer", "price", "priceRange", "lowPrice", "highPrice"],
]);
