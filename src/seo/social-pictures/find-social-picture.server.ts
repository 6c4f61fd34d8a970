import { cardOf } from "../../activities/card.ts";
import { findOrganisationActivities } from "../../organisations/find-organisation-activities.server.ts";
import type { Blogs } from "../../articles/blogs/article.ts";
import { findBlog } from "../../articles/blogs/find-blogs.ts";
import type { Brand } from "../../brands/brand.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { findOrganisation } from "../../organisations/find-organisation.server.ts";
import { activityPicture, blogPicture, brandPicture, landingPicture, organisationPicture } from "./social-picture-of.ts";
import { socialFile, subjectOf, type SocialPicture, type SubjectKind } from "../../media/social-pictures/social-picture.server.ts";

type Context = { brand: Brand; catalogue: Catalogue; blogs: Blogs };

/** The current social picture with this file name; null for any other name, including outdated ones. */
export async function findSocialPicture(context: Context, file: string): Promise<SocialPicture | null> {
  const subject = subjectOf(file);
  if (!subject) return null;
  const picture = await pictureOf(context, subject);
  return picture && socialFile(picture) === file ? picture : null;
}

async function pictureOf(context: Context, { kind, id }: { kind: SubjectKind; id: number }): Promise<SocialPicture | null> {
  const { brand, catalogue, blogs } = context;
  switch (kind) {
    case "activity":
      return ofActivity(context, id);
    case "blog": {
      const article = findBlog(blogs, brand, { id: String(id) });
      return article && blogPicture(brand, article);
    }
    case "landing": {
      const page = [...catalogue.directory(brand.id).seoPages.values()].find((known) => known.id === id);
      return page ? landingPicture(brand, page) : null;
    }
    case "organisation":
      return ofOrganisation(context, id);
    case "brand":
      return brandPicture(brand);
  }
}

async function ofActivity({ brand, catalogue }: Context, id: number): Promise<SocialPicture | null> {
  // Checked in memory, so that a guessed id causes no query; it may also exceed the range of the column.
  if (!catalogue.hasActivity(brand.id, id)) return null;
  const [document] = await catalogue.documents([id]);
  return document ? activityPicture(brand, cardOf(document)) : null;
}

async function ofOrganisation({ brand, catalogue }: Context, id: number): Promise<SocialPicture | null> {
  const organisation = findOrganisation(catalogue, brand, id);
  if (!organisation) return null;
  const list = await findOrganisationActivities(catalogue, brand, { organisationId: id, page: 1, limit: 1 });
  return organisationPicture(brand, organisation, list && "activities" in list ? list.activities[0] : undefined);
}
