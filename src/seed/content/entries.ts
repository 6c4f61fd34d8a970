import * as z from "zod/mini";
import { factValues } from "../../contract/entities/facts.ts";
import { indoorOutdoor } from "../../contract/enumerations.ts";
import type { SceneKind } from "../../../packages/scenes/kinds.ts";
import { pictureName, pictureSeed } from "../../media/picture-name.ts";

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const prose = z.string().check(z.trim(), z.minLength(1), z.maxLength(5000));
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const email = z.string().check(z.email());
const website = z.string().check(z.regex(/^https?:\/\/[^\s]+$/));
const time = z.iso.time({ precision: -1 });
const names = z._default(z.array(text), []);

/** A lower and an upper bound, either of which may be open. */
function range(most: number) {
  const bound = z.nullable(z.int().check(z.gte(0), z.lte(most)));
  return z
    .tuple([bound, bound])
    .check(z.refine(([low, high]) => low === null || high === null || low <= high, "the lower bound is above the upper one"));
}

export const filterGroupEntry = z.strictObject({
  name: text,
  picture: pictureName,
  /** What its filters are bands of, in order from little to much: those of one fact exclude each other. */
  bands: z.optional(z.enum(["budget", "duration"])),
  filters: z.array(
    z.strictObject({
      name: text,
      description: text,
      picture: pictureName,
      /** Other words and phrases that mean it, as `src/sentences/slots/filters.ts` reads them. */
      synonyms: names,
      /** Of a band of prices with an end: that end, in cents a person. */
      upTo_cents: z.optional(z.int().check(z.gte(0))),
      /** Where it means the same: activities of which this is so have the filter without naming it. */
      indoorOutdoor: z.optional(indoorOutdoor),
    }),
  ),
});
export type FilterGroupEntry = z.infer<typeof filterGroupEntry>;

const kindName = z.strictObject({ name: text.check(z.maxLength(60)), synonyms: names });

/** What activities can be, in each language of the texts, with the kinds that are like it, the most alike first. */
export const kindEntry = z.strictObject({ key: slug, nl: kindName, de: kindName, related: z._default(z.array(slug), []) });
export type KindEntry = z.infer<typeof kindEntry>;

export const organisationEntry = z.strictObject({
  key: slug,
  name: text,
  address: text,
  streetNumber: text,
  zipcode: text,
  city: text,
  phone: z.nullish(text),
  email,
  website: z.nullish(website),
  contact: z.strictObject({ firstName: text, lastName: text, email, wantsOfferMail: z.boolean() }),
});
export type OrganisationEntry = z.infer<typeof organisationEntry>;

export const activityEntry = z
  .strictObject({
    title: text.check(z.maxLength(120)),
    slug,
    /** The key of a kind. */
    kind: slug,
    /** What is absent is not known. */
    facts: z._default(z.partial(z.strictObject(factValues)), {}),
    pictures: z.array(pictureSeed).check(z.minLength(1)),
    organisation: slug,
    /** A name, with its province when several places bear it: `Beek, Limburg`. */
    place: z.optional(text),
    province: z.optional(text),
    region: z.optional(text),
    locationDescription: z.nullish(prose),
    persons: range(500),
    ages: range(120),
    indoorOutdoor,
    reach: z.enum(["ORIGIN_COUNTRY", "EUROPE", "OUTSIDE_EUROPE"]),
    filters: names,
    price_cents: z.nullish(z.int().check(z.gte(0))),
    duration_minutes: z.nullish(z.int().check(z.gt(0))),
    website: z.nullish(website),
    showWebsite: z.boolean(),
    /** The day on which it was added. */
    added: z.iso.date(),
    description: prose,
  })
  .check(z.refine(({ place, province, region }) => Boolean(place ?? province ?? region), "needs a place, province or region"));
/** An activity with what its pictures show, which is the name of its file. */
export type ActivityEntry = z.infer<typeof activityEntry> & { scene: SceneKind };

export const bannerEntry = z.strictObject({
  title: text,
  buttonTitle: text,
  link: z.string().check(z.regex(/^(https?:\/\/|\/)[^\s]+$/)),
  ctaType: z.enum(["AD", "QUESTION"]),
  linkTarget: z.enum(["newWindow", "sameWindow"]),
  picture: pictureName,
});
export type BannerEntry = z.infer<typeof bannerEntry>;

export const redirectEntry = z.strictObject({ oldSlug: slug, newSlug: slug });
export type RedirectEntry = z.infer<typeof redirectEntry>;

/** The landing page of an opening word. In titles stands `#locatie`, for its pages of places have them too. */
export const openingPageEntry = z.strictObject({
  word: slug,
  title: text,
  metaTitle: text,
  metaDescription: text,
  pageTitle: text,
  pageDescription: prose,
  filters: names,
});

/** The landing page of an opening word in a city or a province; what it does not say is as in the page of the word. */
export const placePageEntry = z
  .strictObject({
    city: z.optional(text),
    province: z.optional(text),
    metaTitle: z.optional(text),
    metaDescription: text,
    pageDescription: prose,
  })
  .check(z.refine(({ city, province }) => (city === undefined) !== (province === undefined), "needs a city or a province"));

/** An event, some days from the day of seeding (-3 was three days ago), at the brand's own clock. */
export const eventEntry = z.strictObject({
  title: text,
  organisation: z.nullish(slug),
  place: z.nullish(text),
  days_from_seeding: z.int(),
  /** How many days it goes on after the first. */
  days_long: z._default(z.int().check(z.gte(0)), 0),
  start_time: time,
  end_time: z.nullish(time),
  website: z.nullish(website),
  pictures: z.array(pictureName).check(z.minLength(1)),
  description: prose,
});
export type EventEntry = z.infer<typeof eventEntry>;

/** An activity that must never show; what is not said here is as in the one it is `like`. */
export const hiddenEntry = z.strictObject({ title: text, slug, description: prose });
