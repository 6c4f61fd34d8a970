import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { answerReader, type Answer } from "../../../bench/pages/load/answer-reader.ts";
import { faultOf } from "../../../bench/pages/load/check-answer.ts";
import { nextAddress } from "../../../bench/pages/load/next-address.ts";
import { unseenAddress } from "../../../bench/pages/unseen.ts";
import { buildFresh, ROOT } from "../../support/build.ts";

const SHORT = ["--seconds", "1", "--connections", "8", "--processes", "1,2", "--known", "800", "--renders", "50"];
const FILTERS = Array.from({ length: 20 }, (_, index) => index + 1);
const UNSEEN = [
  { brand: "nl" as const, filters: FILTERS },
  { brand: "kids" as const, filters: FILTERS },
];

beforeAll(buildFresh, 120_000);

test("a short run measures every row without a fault", { timeout: 180_000 }, async () => {
  const env = { ...process.env, NODE_ENV: "production" };
  const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, "bench/pages/run.ts"), ...SHORT], { cwd: ROOT, env });
  const lines = stdout.split("\n").filter((line) => /^\| (?!---|served by)/.test(line));
  const names = lines.map((line) => line.split(" | ")[0]?.slice(2));
  expect(names.filter((name) => !name?.startsWith("nginx"))).toEqual(["bare node:http", "hits", "misses", "mix", "hits", "mix"]);
  for (const line of lines) expect(line).toMatch(/ \| 0 \|$/);
  expect(stdout).toMatch(/React alone renders the same markup/);
});

/** Reads from a buffer that is overwritten afterwards, like that of a connection. */
function takeOnce(take: (piece: Buffer) => void, text: string): void {
  const room = Buffer.from(text);
  take(room);
  room.fill(0);
}

test("an answer is read from pieces of any size, with a content length or chunked", () => {
  const sent = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nuitje";
  const chunked = "HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nuit\r\n2\r\nje\r\n0\r\n\r\n";
  for (const size of [1, 3, 7, 1_000]) {
    const answers: Answer[] = [];
    const take = answerReader({ needsBody: () => true, done: (answer) => answers.push(answer) });
    // Responses are consecutive, because the next request waits for the last response.
    for (const text of [sent, chunked, sent]) for (let at = 0; at < text.length; at += size) takeOnce(take, text.slice(at, at + size));
    expect(answers.map(({ status, body }) => [status, body?.toString()])).toEqual([
      [200, "uitje"],
      [404, "uitje"],
      [200, "uitje"],
    ]);
  }
});

test("a page of another brand or another search is a fault", () => {
  const answer = (body: string) => ({ status: 200, head: "", bytes: body.length, body: Buffer.from(body) });
  const kids = '<html lang="nl-NL"><p>Kidsuitjes</p><input name="filters" checked="" value="4"/></html>';
  expect(faultOf(answer(kids), { brand: "kids", path: "/uitjes?filters=4" })).toBeNull();
  expect(faultOf(answer(kids), { brand: "kids", path: "/uitjes?filters=5" })).toMatch("filters 4");
  expect(faultOf(answer(kids), { brand: "de", path: "/uitjes?filters=4" })).toMatch("another brand");
  expect(faultOf(answer(kids.slice(0, -7)), { brand: "kids", path: "/uitjes?filters=4" })).toMatch("cut off");
  expect(faultOf({ ...answer(""), status: 500 }, { brand: "nl", path: "/" })).toMatch("500");
});

test("unseen addresses are all distinct", () => {
  const paths = Array.from({ length: 100_000 }, (_, number) => Object.values(unseenAddress(UNSEEN, number)).join(" "));
  expect(new Set(paths).size).toBe(100_000);
});

test("every run requests the same mix, and the most popular address most often", () => {
  const known = Array.from({ length: 50 }, (_, number) => ({ brand: "nl" as const, path: `/uitjes/${number}` }));
  const requests = () => {
    const { next } = nextAddress({ kind: "mix", known, unseen: UNSEEN, from: 0, seed: 1 });
    return Array.from({ length: 2_000 }, () => next().path);
  };
  expect(requests()).toEqual(requests());
  const times = (path: string) => requests().filter((requested) => requested === path).length;
  expect(times("/uitjes/0")).toBeGreaterThan(4 * times("/uitjes/20"));
  const unseen = requests().filter((path) => path.includes("?")).length;
  expect(unseen).toBeGreaterThan(60);
  expect(unseen).toBeLessThan(140);
});
