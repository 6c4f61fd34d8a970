import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type Received = { from: string; to: string[]; raw: string };

/** A mail server that keeps what it gets; `port` 0 takes any. */
export async function startSmtp({ port }: { port: number }): Promise<{ url: string; port: number; received: Received[]; stop(): Promise<void> }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
  });
  server.on("error", () => {});

  const listening = Promise.withResolvers<void>();
  const http = server.listen(port, "127.0.0.1", () => listening.resolve());
  await listening.promise;
  const taken = portOf(http.address());

  async function stop(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.close(() => resolve());
    await promise;
  }

  return { url: `smtp://127.0.0.1:${taken}`, port: taken, received, stop };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The mail server has no port.");
  return address.port;
}
