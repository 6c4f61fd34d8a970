import type { ActivityDocument } from "../catalogue/activity-document.ts";
import { galleryOf } from "../media/gallery.ts";
import { publicMedia } from "../media/public-media.ts";
import { publicOrganisation } from "../organisations/address/public-organisation.ts";
import { sceneryOf } from "./scenery-of.ts";
import { publicFacts } from "./public-facts.ts";
import { shownWebsite } from "./shown-website.ts";

/** The fields that card and detail share. */
export function coreOf(document: ActivityDocument) {
  return {
    id: document.id,
    approved: document.approved,
    title: document.title,
    companyName: document.companyName,
    status: document.status,
    minimumAge: document.minimumAge,
    maximumAge: document.maximumAge,
    personsMin: document.personsMin,
    personsMax: document.personsMax,
    description: document.description,
    website: shownWebsite(document),
    showWebsite: document.showWebsite,
    slug: document.slug,
    contactFirstName: document.contactFirstName,
    contactLastName: document.contactLastName,
    indoorOutdoor: document.indoorOutdoor,
    approvalStatus: document.approvalStatus,
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
    platform: document.platform,
    organisation: document.organisation && publicOrganisation(document.organisation),
    kind: document.kind,
    media: galleryOf(document.media.map(publicMedia), sceneryOf(document)),
    filters: document.filters,
    provinces: document.provinces,
    regions: document.regions,
    facts: publicFacts(document.facts),
  };
}
