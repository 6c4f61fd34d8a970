// Clients in a separate process, so that they do not delay the measurements. It receives an `Order`, reports "begun" when the
// clients start, and `Sent` after the message "stop".
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

function report(message: Sent | "begun", then = () => {}): void {
  process.send?.(message, then);
}
