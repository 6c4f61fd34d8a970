import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { createMetrics } from "/work/main/src/watch/metrics.ts";
import { jsonLog } from "/work/main/src/watch/log.ts";
import { randomUUID } from "node:crypto";
const metrics = createMetrics({ countJobs: async () => ({ waiting: 0, dead: 0 }) });
const log = jsonLog();
const b = readFileSync("/tmp/lead/a.br");
const h = readFileSync("/tmp/lead/h", "latin1")
  .split("\r\n")
  .slice(1)
  .filter((l) => l && !/^(date|connection|keep-alive|x-request)/i.test(l))
  .flatMap((l) => {
    const i = l.indexOf(":");
    return [l.slice(0, i), l.slice(i + 2)];
  });
const M = process.argv[2] ?? "";
createServer((q, r) => {
  const s = performance.now();
  const id = randomUUID();
  r.writeHead(200, [...h, "x-request-id", id]);
  r.end(b);
  const a = {
    method: "GET",
    path: "/uitjes",
    kind: "page",
    status: 200,
    ms: performance.now() - s,
    bytes: b.length,
    brand: "nl",
    requestId: id,
  };
  if (M.includes("l")) log.answered(a);
  if (M.includes("m")) metrics.answered(a);
  if (M.includes("p")) metrics.page("kept");
}).listen(3591, "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
