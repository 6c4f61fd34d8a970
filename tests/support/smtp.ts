import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type Received = { from: string; to: string[]; raw: string };

export type FakeSmtp = { url: string; port: number; received: Received[]; stop(): Promise<void> };
export type SmtpOptions = {
  /** 0 takes any. */
  port?: number;
  /** Time between the end of a mail and the answer to it. */
  slowness_ms?: number;
  /** Refuses mail for this address, and repeats it, as real servers do. */
  refuses?: string;
};

/** A mail server that keeps what it gets. */
export async function startSmtp({ port = 0, slowness_ms = 0, refuses }: SmtpOptions = {}): Promise<FakeSmtp> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => done(address === refuses ? new Error(`5.1.1 <${address}> is unknown`) : null),
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        setTimeout(done, slowness_ms);
      }, done);
    },
  });
  server.on("error", () => {});

  const listening = Promise.withResolvers<void>();
  const listener = server.listen(port, "127.0.0.1", () => listening.resolve());
  await listening.promise;
  const taken = portOf(listener.address());

  async function stop(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.close(() => resolve());
    await promise;
  }

  return { url: `smtp://127.0.0.1:${taken}`, port: taken, received, stop };
}

export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
