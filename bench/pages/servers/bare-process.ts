// A bare `node:http` server that sends the headers and bytes of a given page.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { CopiedPage } from "./copied-page.ts";

const [port = "", file = ""] = process.argv.slice(2);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bench has written it
const page = JSON.parse(await readFile(file, "utf8")) as CopiedPage;
const body = Buffer.from(page.body, "base64");
createServer((_request, response) => void response.writeHead(200, page.headers).end(body)).listen(Number(port), "127.0.0.1");
process.on("SIGTERM", () => process.exit());
