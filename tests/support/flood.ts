import { once } from "node:events";
import { connect } from "node:net";

export type Answer = { status: number; headers: Headers; text: string };

export type Flood = {
  /** Sends all requests at once. */
  ask(): void;
  hangUp(): void;
  /** All responses in the order of the requests; status 0 where the connection closed without one. */
  answers: Promise<Answer[]>;
};

/** Opens a connection to `port` for each request; requests are complete and have `Connection: close`. */
export async function openFlood(port: number, requests: readonly string[]): Promise<Flood> {
  const lines = requests.map(async (request) => {
    const socket = connect({ port, host: "127.0.0.1" }).on("error", () => {});
    await once(socket, "connect");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    const closed = once(socket, "close");
    return { socket, request, answer: closed.then(() => answerFrom(Buffer.concat(chunks).toString())) };
  });
  const open = await Promise.all(lines);
  return {
    ask: () => open.forEach(({ socket, request }) => socket.write(request)),
    hangUp: () => open.forEach(({ socket }) => socket.destroy()),
    answers: Promise.all(open.map(({ answer }) => answer)),
  };
}

function answerFrom(received: string): Answer {
  const [head = "", ...body] = received.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Headers(lines.map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]));
  return { status: Number(first.split(" ")[1] ?? 0), headers, text: body.join("\r\n\r\n") };
}
