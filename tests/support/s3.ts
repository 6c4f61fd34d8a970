import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Settings } from "../../src/media/store/s3-objects.server.ts";

export type FakeS3 = { settings: S3Settings; stop(): Promise<void> };

const BUCKET = "uitjes";
/** The only account of s3rver. */
const ACCOUNT = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/** A local S3 server with an empty bucket. */
export async function startS3(): Promise<FakeS3> {
  const directory = await mkdtemp(join(tmpdir(), "uitkijk-s3-"));
  const buckets = [{ name: BUCKET, configs: [] }];
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets: buckets });
  const { port } = await server.run();
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, region: "us-east-1", ...ACCOUNT },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A server that responds to every request with this status and code, or closes the connection for 0; `asked` counts requests. */
export async function startBrokenS3(status: number, code = "SlowDown"): Promise<FakeS3 & { asked: () => number }> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (status === 0) request.socket.destroy();
    else response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The store has no port.");
  return {
    settings: { endpoint: `http://127.0.0.1:${address.port}`, bucket: BUCKET, region: "us-east-1", ...ACCOUNT },
    asked: () => asked,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
