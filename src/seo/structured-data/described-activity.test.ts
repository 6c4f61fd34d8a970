import { expect, test } from "vitest";
import { kids } from "../../../content/brands/kids.ts";
import { publicFacts } from "../../activities/public-facts.ts";
import type { ActivityDetail } from "../../contract/entities/activity.ts";
import { describeActivity } from "./described-activity.ts";

const site = { brand: kids, origin: "https://www.kidsuitjes.nl" };
const CREATED_AT = "2027-01-01T00:00:00.000Z";

function described(given: Partial<ActivityDetail>) {
  return describeActivity(site, {
    ...{ id: 1, approved: true, title: "Kanoën", companyName: "Linge BV", status: "ACTIVE", slug: "kano", platform: 3, oldIdx: null },
    ...{ minimumAge: null, maximumAge: null, personsMin: null, personsMax: null, description: "Peddelen. Tot de sluis." },
    ...{ website: null, showWebsite: false, contactFirstName: "Kees", contactLastName: "Kok", contactPhone: "030 555 0100" },
    ...{ indoorOutdoor: "OUTDOOR", approvalStatus: "APPROVED", createdAt: CREATED_AT, updatedAt: CREATED_AT, locationDescription: null },
    ...{
      geographicLocation: "ORIGIN_COUNTRY",
      kind: null,
      organisation: null,
      media: [],
      filters: [],
      cities: [],
      provinces: [],
      regions: [],
    },
    ...{ facts: publicFacts({}), reviewComment: null },
    ...given,
  });
}

test("an activity with few details is a service of its company", () => {
  expect(described({})).toEqual({
    "@type": "Service",
    "@id": "https://www.kidsuitjes.nl/uitjes/kano#activity",
    name: "Kanoën",
    url: "https://www.kidsuitjes.nl/uitjes/kano",
    description: "Peddelen. Tot de sluis.",
    provider: { "@type": "Organization", name: "Linge BV" },
  });
});

test("place, ages, pictures and organisation are included if known", () => {
  const picture = {
    id: 1,
    title: "",
    alt: "Een kano",
    url: "/static/scenes/canoe-1.svg",
    type: "IMAGE" as const,
    index: 0,
    focus: null,
    photo: null,
  };
  const cities = [{ id: 1, name: "Leerdam", lon: 5, lat: 52, province: { name: "Utrecht" } }];
  const organisation = { id: 7, name: "De Waterkant", slug: "de-waterkant-7" };
  expect(described({ media: [picture], cities, organisation, minimumAge: 0, maximumAge: 12 })).toMatchObject({
    image: ["https://www.kidsuitjes.nl/static/scenes/canoe-1.svg"],
    areaServed: { "@type": "City", name: "Leerdam", containedInPlace: { name: "Utrecht" } },
    audience: { "@type": "PeopleAudience", suggestedMinAge: 0, suggestedMaxAge: 12 },
    provider: { "@id": "https://www.kidsuitjes.nl/overzicht/de-waterkant-7#organization", name: "De Waterkant" },
  });
  expect(described({ regions: [{ id: 1, name: "Veluwe" }] })).toMatchObject({
    areaServed: { "@type": "AdministrativeArea", name: "Veluwe" },
  });
});

test("the telephone number is not included, since visitors must request it", () => {
  expect(JSON.stringify(described({}))).not.toContain("030");
});

test("facts that the page shows are included: lowest price, duration, languages and access", () => {
  const confirmedAt = CREATED_AT;
  const facts = publicFacts({
    priceFrom: { value: { cents: 2950, per: "person", vat: "incl" }, confirmedAt },
    lasts: { value: { minutes: 150 }, confirmedAt },
    languages: { value: ["nl", "en"], confirmedAt },
    access: { value: { stepFree: "yes", toilet: false, note: "Gras" }, confirmedAt },
  });
  const cities = [{ id: 1, name: "Leerdam", lon: 5, lat: 52, province: { name: "Utrecht" } }];
  expect(described({ facts, cities })).toMatchObject({
    offers: { priceSpecification: { minPrice: 29.5, priceCurrency: "EUR", valueAddedTaxIncluded: true, unitText: "person" } },
    availableChannel: {
      processingTime: "PT150M",
      availableLanguage: ["nl", "en"],
      serviceLocation: { name: "Leerdam", amenityFeature: [{ name: "Zonder drempels", value: true }] },
    },
  });
  const days = publicFacts({ lasts: { value: { days: 2 }, confirmedAt } });
  expect(described({ facts: days })).toMatchObject({ availableChannel: { "@type": "ServiceChannel", processingTime: "P2D" } });
  expect(described({ facts: days })).not.toHaveProperty("offers");
});
