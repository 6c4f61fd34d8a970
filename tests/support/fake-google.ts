import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { portOf } from "./smtp.ts";

/** The response to every request; `body` is JSON unless it is a string. */
export type FakeAnswer = { status?: number; headers?: Record<string, string>; body?: unknown; slowness_ms?: number };
type Recorded = { path: string; headers: IncomingHttpHeaders; body: unknown };

export type FakeGoogle = { url: string; asked: Recorded[]; answerWith(answer: FakeAnswer): void; stop(): Promise<void> };

/** A fake maps service that records its requests. */
export async function startGoogle(first: FakeAnswer = {}): Promise<FakeGoogle> {
  const asked: Recorded[] = [];
  let next = first;
  const server = createServer((request, response) => {
    const { status = 200, headers = {}, body = {}, slowness_ms = 0 } = next;
    void text(request).then((sent) => {
      asked.push({ path: request.url ?? "", headers: request.headers, body: sent === "" ? null : JSON.parse(sent) });
      response.writeHead(status, { "content-type": "application/json", ...headers });
      setTimeout(() => response.end(typeof body === "string" ? body : JSON.stringify(body)), slowness_ms);
    });
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", () => listening.resolve());
  await listening.promise;
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    asked,
    answerWith: (answer) => void (next = answer),
    stop: () => stop(server),
  };
}

async function stop(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  await promise;
}

export type FakePlace = { id: string; name: string; lon: number; lat: number; country?: string; area?: string; areaBelow?: string };

/** A place as the Places API (New) writes it. */
export function googlePlace({ id, name, lon, lat, country = "NL", area, areaBelow }: FakePlace) {
  const component = (type: string, longText: string, shortText = longText) => ({
    longText,
    shortText,
    types: [type, "political"],
    languageCode: "nl",
  });
  return {
    id,
    displayName: { text: name, languageCode: "nl" },
    location: { latitude: lat, longitude: lon },
    addressComponents: [
      component("locality", name),
      ...(areaBelow ? [component("administrative_area_level_2", areaBelow)] : []),
      ...(area ? [component("administrative_area_level_1", area, area.slice(0, 2).toUpperCase())] : []),
      component("country", country, country),
    ],
  };
}
