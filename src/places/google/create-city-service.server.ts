import { LRUCache } from "lru-cache";
import { ALL_VISITORS } from "../../abuse/all-visitors.ts";
import { createRateLimit } from "../../abuse/rate-limit.server.ts";
import type { CityQuestion, CityService, MapsCity } from "../maps-city.ts";
import { placeWords } from "../place-words.ts";
import { RefusedError, searchCities, type GooglePlaces } from "./search-cities.ts";

/** A letter alone means nothing, and is paid for all the same. */
const SHORTEST = 2;
const HOUR_SECONDS = 3_600;
/** Questions that are paid for: of one address range, and of all together. What was asked before costs nothing. */
const QUESTIONS_AN_HOUR = 60;
const QUESTIONS_OF_ALL_AN_HOUR = 600;
const REMEMBERED = 5_000;
/** How long a service that failed is left alone: nobody else waits for it. */
const REST_MS = 30_000;
/** What Google answers to a question that it cannot read: a fault of that question alone. */
const UNREADABLE = 400;

/**
 * Google Places as a source of cities. Answers are kept for an hour, and asked once for all who ask at that moment. A service
 * that is slow, down or refuses our key is left alone for half a minute, with one line in the log, never with the key.
 */
export function createCityService(google: GooglePlaces, log: (line: string) => void): CityService {
  const ofRange = createRateLimit({ limit: QUESTIONS_AN_HOUR, windowSeconds: HOUR_SECONDS });
  const ofAll = createRateLimit({ limit: QUESTIONS_OF_ALL_AN_HOUR, windowSeconds: HOUR_SECONDS });
  const answers = new LRUCache<string, Promise<readonly MapsCity[] | null>>({ max: REMEMBERED, ttl: HOUR_SECONDS * 1000 });
  let failedAt_ms = Number.NEGATIVE_INFINITY;

  async function findCities(question: CityQuestion): Promise<readonly MapsCity[] | null> {
    const words = placeWords(question.text);
    if (words.length < SHORTEST) return null;
    const key = `${question.countryCode} ${question.language} ${words}`;
    const known = answers.get(key);
    if (known) return known;
    if (rests(question.now) || !isAffordable(question)) return null;

    const asked = ask(question);
    answers.set(key, asked);
    const cities = await asked;
    if (cities === null && answers.peek(key) === asked) answers.delete(key);
    return cities;
  }

  /** A failure that lies ahead was noted while the clock was. */
  function rests(now: Date): boolean {
    const since_ms = now.getTime() - failedAt_ms;
    return since_ms >= 0 && since_ms < REST_MS;
  }

  /** Who is refused takes nothing from the others. */
  function isAffordable({ address, now }: CityQuestion): boolean {
    return ofRange.take(address, now).kind === "allowed" && ofAll.take(ALL_VISITORS, now).kind === "allowed";
  }

  async function ask(question: CityQuestion): Promise<readonly MapsCity[] | null> {
    try {
      return await searchCities(google, question);
    } catch (error) {
      log(`Google Places gave no cities (${reasonOf(error)}); the gazetteer did.`);
      const isOwnFault = error instanceof RefusedError && error.status === UNREADABLE;
      if (!isOwnFault) failedAt_ms = question.now.getTime();
      return null;
    }
  }

  return { findCities };
}

/** A word about what went wrong; messages of the network and of the parser may hold what was sent. */
function reasonOf(error: unknown): string {
  if (error instanceof RefusedError) return error.message;
  return error instanceof Error ? error.name : "unknown";
}
