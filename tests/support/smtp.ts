import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type Received = { from: string; to: string[]; raw: string };

/**
 * How it answers from now on: takes everything; says nothing to who connects; closes the line on them; takes a mail and
 * closes the line instead of saying so; or is too busy for any recipient (4xx).
 */
export type Mood = "calm" | "mute" | "closing" | "ambiguous" | "busy";

export type FakeSmtp = { url: string; port: number; received: Received[]; turn(mood: Mood): void; stop(): Promise<void> };
export type SmtpOptions = {
  /** 0 takes any. */
  port?: number;
  /** Time between the end of a mail and the answer to it. */
  slowness_ms?: number;
  /** Refuses mail for this address, and repeats it, as real servers do. */
  refuses?: string;
  /** What it says of that address; 550 and an unknown user unless given. */
  refusal?: { code: number; says: string };
};

const UNKNOWN = { code: 550, says: "5.1.1" };

/** A mail server that keeps what it gets. */
export async function startSmtp(options: SmtpOptions = {}): Promise<FakeSmtp> {
  const { port = 0, slowness_ms = 0, refuses, refusal = UNKNOWN } = options;
  const received: Received[] = [];
  let mood: Mood = "calm";
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onConnect: (_session, done) => (mood === "mute" ? undefined : done()),
    onRcptTo({ address }, _session, done) {
      if (mood === "busy") return done(answer(451, "4.7.1 come back later"));
      done(address === refuses ? answer(refusal.code, `${refusal.says} <${address}> is unknown`) : null);
    },
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        setTimeout(() => (mood === "ambiguous" ? hangUp() : done()), slowness_ms);
      }, done);
    },
  });
  server.on("error", () => {});
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    if (mood === "closing") socket.destroy();
  });

  const listening = Promise.withResolvers<void>();
  const listener = server.listen(port, "127.0.0.1", () => listening.resolve());
  await listening.promise;
  const taken = portOf(listener.address());

  function turn(next: Mood): void {
    mood = next;
    // Kept lines belong to the mood of before.
    if (mood === "closing" || mood === "mute") hangUp();
  }

  function hangUp(): void {
    for (const socket of sockets) socket.destroy();
  }

  async function stop(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.close(() => resolve());
    // Whoever waits for a mute server would wait for half a minute.
    hangUp();
    await promise;
  }

  return { url: `smtp://127.0.0.1:${taken}`, port: taken, received, turn, stop };
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
