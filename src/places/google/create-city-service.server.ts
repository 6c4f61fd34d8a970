import { LRUCache } from "lru-cache";
import { ALL_VISITORS } from "../../abuse/all-visitors.ts";
import { createRateLimit } from "../../abuse/rate-limit.server.ts";
import type { CityRequest, CityService, MapsCity } from "../maps-city.ts";
import { placeWords } from "../place-words.ts";
import { RefusedError, searchCities, type GooglePlaces } from "./search-cities.ts";

/** Every request is paid for, and a single letter finds nothing useful. */
const SHORTEST = 2;
const HOUR_SECONDS = 3_600;
/** Limits on paid requests: per address range, and in total. Cached answers do not count. */
const REQUESTS_PER_HOUR = 60;
const TOTAL_REQUESTS_PER_HOUR = 600;
const CACHE_SIZE = 5_000;
/** No requests for this long after a failure, so that visitors do not wait for a broken service. */
const COOLDOWN_MS = 30_000;
/** Google's status for an invalid request, which does not mean that the service is broken. */
const BAD_REQUEST = 400;

/**
 * Google Places as a source of cities. Answers are cached for an hour, and concurrent requests for one text are coalesced. After a
 * timeout, failure or refused key there are no requests for half a minute; the failure is logged in one line, without the key.
 */
export function createCityService(google: GooglePlaces, log: (line: string) => void): CityService {
  const ofRange = createRateLimit({ limit: REQUESTS_PER_HOUR, windowSeconds: HOUR_SECONDS });
  const ofAll = createRateLimit({ limit: TOTAL_REQUESTS_PER_HOUR, windowSeconds: HOUR_SECONDS });
  const answers = new LRUCache<string, Promise<readonly MapsCity[] | null>>({ max: CACHE_SIZE, ttl: HOUR_SECONDS * 1000 });
  let failedAt_ms = Number.NEGATIVE_INFINITY;

  async function findCities(request: CityRequest): Promise<readonly MapsCity[] | null> {
    const words = placeWords(request.text);
    if (words.length < SHORTEST) return null;
    const key = `${request.countryCode} ${request.language} ${words}`;
    const cached = answers.get(key);
    if (cached) return cached;
    if (isCoolingDown(request.now) || !isWithinLimits(request)) return null;

    const pending = search(request);
    answers.set(key, pending);
    const cities = await pending;
    if (cities === null && answers.peek(key) === pending) answers.delete(key);
    return cities;
  }

  /** A failure in the future was recorded before the clock was set back. */
  function isCoolingDown(now: Date): boolean {
    const since_ms = now.getTime() - failedAt_ms;
    return since_ms >= 0 && since_ms < COOLDOWN_MS;
  }

  /** A request over the limit of its address range does not count towards the total. */
  function isWithinLimits({ address, now }: CityRequest): boolean {
    return ofRange.take(address, now).kind === "allowed" && ofAll.take(ALL_VISITORS, now).kind === "allowed";
  }

  async function search(request: CityRequest): Promise<readonly MapsCity[] | null> {
    try {
      return await searchCities(google, request);
    } catch (error) {
      log(`Google Places gave no cities (${reasonOf(error)}); the gazetteer did.`);
      const isBadRequest = error instanceof RefusedError && error.status === BAD_REQUEST;
      if (!isBadRequest) failedAt_ms = request.now.getTime();
      return null;
    }
  }

  return { findCities };
}

/** The status or error name; messages of the network and the parser are not logged, because they may contain the request. */
function reasonOf(error: unknown): string {
  if (error instanceof RefusedError) return error.message;
  return error instanceof Error ? error.name : "unknown";
}
