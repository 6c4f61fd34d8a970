import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type Received = { from: string; to: string[]; raw: string };

/**
 * Behaviour from now on: `calm` accepts everything; `mute` sends no greeting; `closing` closes every connection; `ambiguous`
 * accepts a mail but closes the connection instead of replying; `busy` refuses every recipient temporarily (4xx).
 */
export type Mood = "calm" | "mute" | "closing" | "ambiguous" | "busy";

export type FakeSmtp = { url: string; port: number; received: Received[]; setMood(mood: Mood): void; stop(): Promise<void> };
export type SmtpOptions = {
  /** 0 chooses a free port. */
  port?: number;
  /** Time between the end of a mail and the reply. */
  slowness_ms?: number;
  /** Refuses mail for this address, and repeats the address in the reply, as real servers do. */
  refuses?: string;
  /** The reply for that address, by default 550 (unknown user). */
  refusal?: { code: number; says: string };
};

const UNKNOWN = { code: 550, says: "5.1.1" };

/** A fake mail server that records the received mails. */
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

  function setMood(next: Mood): void {
    mood = next;
    // Open connections would keep the previous behaviour.
    if (mood === "closing" || mood === "mute") hangUp();
  }

  function hangUp(): void {
    for (const socket of sockets) socket.destroy();
  }

  async function stop(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.close(() => resolve());
    // A client of a mute server would wait for half a minute.
    hangUp();
    await promise;
  }

  return { url: `smtp://127.0.0.1:${taken}`, port: taken, received, setMood, stop };
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
