import type { Blogs } from "./articles/blogs/article.ts";
import type { Brand } from "./brands/brand.ts";
import { brandOfHost, brands } from "./brands/brands.ts";
import { environmentOfHost, type Environment } from "./brands/host-environment.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { Config } from "./config.ts";
import type { Db } from "./database/open.ts";
import type { LegalTexts } from "./articles/legal/legal-text.ts";
import type { AbuseFilter } from "./abuse/abuse-filter.server.ts";
import type { BodyMemory } from "./http/bodies/body-memory.ts";
import type { BoundedBody } from "./http/bodies/bounded-body.ts";
import type { Secrets } from "./crypto/secrets.ts";
import type { PictureStore } from "./media/picture-store.server.ts";
import type { CityService } from "./places/maps-city.ts";
import type { AnalyticsCounter } from "./analytics/analytics-counter.server.ts";

/** Another brand, as one brand links to it. */
export type Platform = Pick<Brand, "key" | "name" | "lang"> & { origin: string };

/** A container of the tag manager, and the base URL of its script. */
export type TagManager = { container: string; url: string };

/** A brand, as served by the requested host. */
export type ServedBrand = {
  brand: Brand;
  /** The environment of the requested host; pages know nothing else of the host but the brand. */
  environment: Environment;
  /** Scheme, host and port of the brand's own links, never taken from the Host header. */
  origin: string;
  /** The other brands, with their origins. */
  platforms: readonly Platform[];
  /** Where advertisers log in; null while there is no such place. */
  advertiserUrl: string | null;
  /** Where pictures are fetched from, such as a CDN in front of us; null is this host. */
  mediaHost: string | null;
  /** Measures visits with consent; null without measurement. */
  tagManager: TagManager | null;
};

/** The content of pages. */
export type PublishedContent = { catalogue: Catalogue; blogs: Blogs; legal: LegalTexts };

/** Services for forms and API calls. */
export type SubmissionServices = {
  db: Db;
  secrets: Secrets;
  abuseFilter: AbuseFilter;
  /** Counts what visitors do, without knowing who they are. */
  analyticsCounter: AnalyticsCounter;
  /** The pictures that visitors send. */
  pictures: PictureStore;
  /** Suggests cities; if null, only the gazetteer does. */
  cityService: CityService | null;
};

/** The context of one request. */
export type RequestContext = {
  /** Names this request in the log, and in the headers of the mails that follow from it. */
  requestId: string;
  /** The visitor's address, for rate limits only; never logged or stored. */
  address: string;
  /** The body of a posted form, read before the request is queued; null when there is none. */
  postedBody: BoundedBody | null;
  /** Logs an unexpected error. */
  log: (error: unknown) => void;
  /** Logs a line for the operator; never with text that a visitor typed. */
  say: (line: string) => void;
};

/** The input of a page. */
export type ContentSite = ServedBrand & PublishedContent;

/** The input of a posted form. */
export type FormSite = ServedBrand & SubmissionServices & RequestContext;

/** Everything that a request needs. Screens and handlers get it whole; a function takes the parts that it uses. */
export type Site = ServedBrand & PublishedContent & SubmissionServices & RequestContext;

/** Data of the server about a request, besides the request itself. */
export type Visitor = Pick<RequestContext, "address" | "requestId"> & {
  /** Counts what the body of this request holds in memory. */
  bodyMemory: BodyMemory;
};

export type SiteOptions = Omit<PublishedContent, "legal"> &
  SubmissionServices & {
    config: Config;
    /** The privacy statement depends on whether there is a container. */
    legal: { measured: LegalTexts; unmeasured: LegalTexts };
    log: (error: unknown, about: Pick<RequestContext, "requestId">) => void;
    say?: (line: string) => void;
  };

/** The site that a request is for, or null when its host is not served (specification 3, Name and brands). */
export function siteOf(request: Request, visitor: Pick<RequestContext, "address" | "requestId">, options: SiteOptions): Site | null {
  const { config, legal, log, say = () => {}, ...shared } = options;
  const { address, requestId } = visitor;
  const host = new URL(request.url).hostname.replace(/\.$/, "");
  if (config.hosts.length > 0 && !config.hosts.includes(host)) return null;
  const brand = brandOfHost(host);
  const environment = environmentOfHost(host);
  const advertiserUrl = config.advertiserUrls[environment]?.replaceAll("{brand}", brand.key) ?? officeUrlOf(config);
  const container = config.tagContainers[environment];
  const tagManager = container ? { container, url: config.tagManagerUrl } : null;
  const ours = { brand, environment, origin: originOf(brand, config.port), advertiserUrl, platforms: platformsBeside(brand, config.port) };
  const measures = { tagManager, legal: tagManager ? legal.measured : legal.unmeasured };
  const mediaHost = config.mediaUrls[environment];
  const ofRequest = { requestId, address, postedBody: null };
  return { ...ours, ...measures, ...ofRequest, mediaHost, log: (error) => log(error, { requestId }), say, ...shared };
}

/** The origin of a brand's links: its domain, or without one its local host. */
export function originOf(brand: Brand, port: number): string {
  return brand.domain ? `https://${brand.domain}` : `http://${brand.localHost}:${port}`;
}

/** The origin of the management area: https in production, and the port of this server while trying out. */
export function officeOriginOf(host: string, { hosts, port }: Pick<Config, "hosts" | "port">): string {
  return hosts.length > 0 ? `https://${host}` : `http://${host}:${port}`;
}

/** Where advertisers log in when no other address is set; null without a management area. */
function officeUrlOf(config: Pick<Config, "officeHost" | "hosts" | "port">): string | null {
  return config.officeHost === null ? null : officeOriginOf(config.officeHost, config);
}

function platformsBeside(brand: Brand, port: number): Platform[] {
  const others = brands.filter(({ key }) => key !== brand.key).toSorted((a, b) => a.id - b.id);
  return others.map((other) => ({ key: other.key, name: other.name, lang: other.lang, origin: originOf(other, port) }));
}
