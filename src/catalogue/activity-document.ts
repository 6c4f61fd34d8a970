import type { FactKey, FactValues } from "../contract/entities/facts.ts";
import type { StoredMedia } from "./directory.ts";

/** A public activity with everything that a card or the detail shows, read by primary key. */
export type ActivityDocument = {
  id: number;
  platform: number;
  approved: boolean;
  status: "ACTIVE" | "INACTIVE";
  approvalStatus: "APPROVED" | "REJECTED" | "EDITING" | null;
  slug: string;
  title: string;
  /** Its first city, unless the title names it. */
  placeBeside: string | null;
  /** How many older public activities of the brand had the same title and `placeBeside` when this was read. */
  namesakesBefore: number;
  companyName: string;
  description: string;
  minimumAge: number | null;
  maximumAge: number | null;
  personsMin: number | null;
  personsMax: number | null;
  website: string | null;
  showWebsite: boolean;
  locationDescription: string | null;
  contactFirstName: string | null;
  contactLastName: string | null;
  contactPhone: string | null;
  geographicLocation: "ORIGIN_COUNTRY" | "EUROPE" | "OUTSIDE_EUROPE";
  indoorOutdoor: "INDOOR" | "OUTDOOR" | "BOTH";
  oldIdx: number | null;
  createdAt: Date;
  updatedAt: Date;
  organisation: { id: number; name: string } | null;
  /** Null when the activity has no kind, or a kind without a name in the platform's language. */
  kind: { id: number; name: string } | null;
  media: StoredMedia[];
  filters: { id: number; name: string; filterGroup: { id: number; name: string } }[];
  cities: { id: number; name: string; lon: number; lat: number; province: { name: string } }[];
  provinces: { id: number; name: string }[];
  regions: { id: number; name: string }[];
  /** Unknown facts are absent. */
  facts: StoredFacts;
};

/** `confirmedAt` is a timestamp as PostgreSQL formats it in JSON. */
export type StoredFacts = { [Key in FactKey]?: { value: NonNullable<FactValues[Key]>; confirmedAt: string } };
