import type { Random } from "../../../packages/random/random.ts";
import { worstAddresses, worstAddressKinds } from "../worst/addresses.ts";
import { everySurface, type Known, type WorstRequest } from "../worst/surfaces.ts";
import { worstText } from "../worst/texts.ts";

/**
 * Behaviour of a client: sends requests and reads responses, disconnects before the response, pipelines hundreds of requests, never reads,
 * or sends a head or a body in single bytes.
 */
export type Behaviour = "asks" | "vanishes" | "pipelines" | "reads nothing" | "drips a head" | "drips a body";
export type Clients = {
  behaviour: Behaviour;
  make: (random: Random, known: Known) => WorstRequest;
  /** Number of requests that are made in advance and sent repeatedly, since large bodies take long to make. */
  madeBefore?: number;
};

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const MADE_BEFORE = 48;
const surfaces = everySurface();

/** Hostile clients by name. New operations, pages, forms and files are included automatically. */
export const hostileClients = {
  "typing texts": {
    behaviour: "asks",
    make: (random) => page(`/uitjes?zoek=${encodeURIComponent(worstText(random, random.oneOf(["nl", "de"])).toWellFormed())}`),
  },
  "asking for unseen addresses": { behaviour: "asks", make: (random) => page(worstAddresses[random.oneOf(worstAddressKinds)](random)) },
  "asking for pages": { behaviour: "asks", make: oneOf("page ") },
  "calling the API": { behaviour: "asks", make: oneOf("operation find", "operation understand") },
  "asking for files": { behaviour: "asks", make: compressed(oneOf("file ")) },
  "sending forms": { behaviour: "asks", make: oneOf("form "), madeBefore: MADE_BEFORE },
  "sending calls": { behaviour: "asks", make: oneOf("operation create", "operation send", "operation subscribe"), madeBefore: MADE_BEFORE },
  "sending pictures": { behaviour: "asks", make: oneOf("operation upload"), madeBefore: 12 },
  "hanging up": { behaviour: "vanishes", make: unseenPage },
  "asking ahead": { behaviour: "pipelines", make: unseenPage },
  "reading nothing": { behaviour: "reads nothing", make: unseenPage },
  "dripping heads": { behaviour: "drips a head", make: unseenPage },
  "dripping bodies": { behaviour: "drips a body", make: () => ({ ...page("/helpdesk"), headers: FORM }) },
} satisfies Record<string, Clients>;
export type HostileName = keyof typeof hostileClients;

const isHostile = (name: string): name is HostileName => Object.hasOwn(hostileClients, name);
export const hostileNames = Object.keys(hostileClients).filter(isHostile);

/** Visitors who request cached pages. */
export const harmlessClients: Clients = {
  behaviour: "asks",
  make: (random) => page(random.oneOf(["/", "/uitjes", "/blogs", "/helpdesk"])),
};

function oneOf(...beginnings: readonly string[]): Clients["make"] {
  const some = surfaces.filter(({ name }) => beginnings.some((beginning) => name.startsWith(beginning)));
  return (random, known) => random.oneOf(some).make(random, known);
}

/** Accepts the encodings of browsers. */
function compressed(make: Clients["make"]): Clients["make"] {
  return (random, known) => {
    const request = make(random, known);
    return { ...request, headers: { "accept-encoding": "gzip, deflate, br, zstd", ...request.headers } };
  };
}

/** An ordinary page that is not cached. */
function unseenPage(random: Random): WorstRequest {
  return page(`/uitjes?personen=${1 + random.below(400)}&leeftijd=${1 + random.below(12)}&p=${random.below(1_000_000)}`);
}

function page(path: string): WorstRequest {
  return { kind: path.slice(0, 200), host: "nl.localhost", path, headers: {}, body: null };
}
