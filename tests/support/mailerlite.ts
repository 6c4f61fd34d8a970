import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { portOf } from "./smtp.ts";

export type FakeSubscriber = { id: string; email: string; name: string; status: string; groups: string[] };
export type FakeMailerLite = {
  key: string;
  url: string;
  /** All requests, in order: `POST /subscribers`. */
  asked: string[];
  subscribers: Map<string, FakeSubscriber>;
  /** Ids by name. */
  groups: Map<string, string>;
  /** Sets its behaviour from now on. */
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
};
export type Behaviour = {
  /** Responds to everything with this status, in the format of the service. */
  status?: number;
  headers?: Record<string, string>;
  slowness_ms?: number;
};

type Answer = { status: number; body?: object };
type Asked = { method: string; parts: string[]; query: URLSearchParams; body: Record<string, unknown> };

const KEY = "the-key-of-the-fake-service";

/**
 * The used part of MailerLite's API: subscribers by address or id, groups by part of their name, and refusals that repeat the
 * address. An upsert keeps existing groups, and does not resubscribe an unsubscribed address.
 */
export async function startMailerLite(): Promise<FakeMailerLite> {
  const asked: string[] = [];
  const subscribers = new Map<string, FakeSubscriber>();
  const groups = new Map<string, string>();
  let behaviour: Behaviour = {};

  const server = createServer((request, response) => {
    void answerTo(request).then(({ status, body }) => {
      response.writeHead(status, { "content-type": "application/json", ...behaviour.headers });
      response.end(body && JSON.stringify(body));
    });
  });

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://fake");
    const typed = await text(request);
    asked.push(`${request.method} ${decodeURIComponent(pathname)}`);
    await delay(behaviour.slowness_ms ?? 0);
    if (behaviour.status) return { status: behaviour.status, body: { message: `No: ${typed}${pathname}` } };
    if (request.headers.authorization !== `Bearer ${KEY}`) return { status: 401, body: { message: "Unauthenticated." } };
    const body: Record<string, unknown> = typed ? JSON.parse(typed) : {};
    const parts = pathname.split("/").slice(1).map(decodeURIComponent);
    return route({ method: request.method ?? "", parts, query: searchParams, body });
  }

  function route({ method, parts: [first, who = "", third, group], query, body }: Asked): Answer {
    const one = [...subscribers.values()].find(({ id, email }) => id === who || email === who);
    if (first === "groups" && method === "GET") {
      const found = [...groups].filter(([name]) => name.includes(query.get("filter[name]") ?? ""));
      return { status: 200, body: { data: found.map(([name, id]) => ({ id, name })) } };
    }
    if (first === "groups") return { status: 201, body: { data: { id: addGroup(String(body["name"])) } } };
    if (method === "POST" && who === "") return upsert(body);
    if (!one) return { status: 404, body: { message: "Resource not found." } };
    if (third === "forget") subscribers.delete(one.email);
    if (third === "groups" && method === "DELETE") one.groups = one.groups.filter((id) => id !== group);
    return method === "DELETE" ? { status: 204 } : { status: 200, body: { data: one } };
  }

  function addGroup(name: string): string {
    const id = String(1000 + groups.size);
    groups.set(name, id);
    return id;
  }

  function upsert(body: Record<string, unknown>): Answer {
    const email = String(body["email"]);
    const known = subscribers.get(email);
    if (known?.status === "unsubscribed") return { status: 422, body: { message: `${email} is unsubscribed and cannot be imported` } };
    const { fields, groups: given = [] } = body as { fields?: { name?: string }; groups?: string[] };
    const id = known?.id ?? String(1 + subscribers.size);
    const all = [...new Set([...(known?.groups ?? []), ...given])];
    subscribers.set(email, { id, email, name: fields?.name ?? "", status: String(body["status"]), groups: all });
    return { status: known ? 200 : 201, body: { data: subscribers.get(email) } };
  }

  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }

  return { key: KEY, url: `http://127.0.0.1:${portOf(server.address())}`, asked, subscribers, groups, behave, stop };

  function behave(next: Behaviour): void {
    behaviour = next;
  }
}
