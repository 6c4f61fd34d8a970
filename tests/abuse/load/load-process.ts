// Clients in a process of their own, so that what measures beside them does not wait for them. It is sent an `Order`, says "begun" when the
// clients ask, and sends `Sent` when it is told to stop.
import { harmlessClients, hostileClients, type HostileName } from "./clients.ts";
import { runClients, type Load, type Sent } from "./run-clients.ts";

export type Order = Omit<Load, "addressOf" | "begun"> & { hostile: HostileName | null };

const stop = new AbortController();

/** Hostile clients share one range; harmless ones have a range each. */
function addressOf(isHostile: boolean) {
  return (client: number) => (isHostile ? `203.0.113.${client % 200}` : `100.64.${client % 200}.7`);
}

process.on("message", (order: Order | "stop") => {
  if (order === "stop") return stop.abort();
  const clients = order.hostile === null ? harmlessClients : hostileClients[order.hostile];
  const load = { ...order, addressOf: addressOf(order.hostile !== null), begun: () => report("begun") };
  void runClients(clients, load, stop.signal).then((sent) => report(sent, () => process.exit()));
});

function report(what: Sent | "begun", then = () => {}): void {
  process.send?.(what, then);
}
