import { connect } from "node:net";
import { hostOf } from "../read-text.ts";
import { answerReader } from "./answer-reader.ts";
import { faultOf } from "./check-answer.ts";
import { nextAddress } from "./next-address.ts";
import type { LoadOptions, LoadOutcome } from "./load-options.ts";
import { stayAwake } from "./stay-awake.ts";

const FAULT_TEXTS = 5;
const TIMEOUT_MS = 10_000;
/** The read buffer that all connections share. */
const buffer = Buffer.alloc(65_536);

/** Sends requests one after the other on each of `connections` keep-alive connections, for `seconds`. */
export async function makeLoad(options: LoadOptions): Promise<LoadOutcome> {
  const { ports, connections, seconds, checkOneIn } = options;
  const { next, taken } = nextAddress(options.pages);
  const times_ms: number[] = [];
  const faults: string[] = [];
  let [pieces, bytes, read] = [0, 0, 0];
  const begun = performance.now();
  const cpu = process.cpuUsage();
  const until = begun + seconds * 1_000;
  const stopWaiting = options.staysAwake ? stayAwake(() => pieces) : null;

  function openConnection(port: number): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ port, host: "127.0.0.1", noDelay: true, onread: { buffer, callback: onRead } });
      let address = next();
      let sent_ms = 0;
      let isChecked = false;

      function send(): void {
        if (performance.now() >= until) return void socket.end();
        address = next();
        isChecked = checkOneIn > 0 && times_ms.length % checkOneIn === 0;
        sent_ms = performance.now();
        socket.write(
          `GET ${address.path} HTTP/1.1\r\nhost: ${hostOf(address.brand)}\r\naccept: text/html\r\naccept-encoding: br, gzip\r\n\r\n`,
        );
      }

      const take = answerReader({
        needsBody: () => isChecked,
        done: (answer) => {
          times_ms.push(performance.now() - sent_ms);
          bytes += answer.bytes;
          if (isChecked) read += 1;
          const fault = faultOf(answer, address);
          if (fault) faults.push(fault);
          send();
        },
      });
      function onRead(length: number): boolean {
        pieces += 1;
        take(buffer.subarray(0, length));
        return true;
      }
      const fail = (why: string) => {
        faults.push(`${address.brand} ${address.path}: ${why}`);
        socket.destroy();
      };
      socket.setTimeout(TIMEOUT_MS, () => fail("no answer"));
      socket.on("error", (error) => fail(error.message));
      socket.on("connect", send);
      // A server that closes a connection before the time is up is a fault.
      socket.on("end", () => performance.now() < until && fail("closed"));
      socket.on("close", () => resolve());
    });
  }

  await Promise.all(Array.from({ length: connections }, (_, index) => openConnection(ports[index % ports.length] ?? 0)));
  const took_ms = performance.now() - begun;
  const idle_ms = stopWaiting?.() ?? null;
  const { user, system } = process.cpuUsage(cpu);
  const sorted = Float64Array.from(times_ms).toSorted();
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return {
    answers: sorted.length,
    perSecond: sorted.length / (took_ms / 1_000),
    ...{ p50_ms: at(0.5), p99_ms: at(0.99), most_ms: at(1) },
    meanBytes: bytes / Math.max(1, sorted.length),
    busy: (idle_ms === null ? (user + system) / 1_000 : took_ms - idle_ms) / took_ms,
    read,
    ...{ faults: faults.length, faultTexts: faults.slice(0, FAULT_TEXTS) },
    unseenTaken: taken(),
  };
}
