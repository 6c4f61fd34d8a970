import { expect } from "vitest";
import type { TestApp } from "./app.ts";

/** The path of the social picture (`og:image`) of a page. */
export async function socialPictureOf(product: TestApp, path: string, host?: string): Promise<string> {
  const html = await (await product.get(path, host)).text();
  return /<meta property="og:image" content="http:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? expect.fail(`${path} has no picture`);
}

/** The number of queued drawing jobs. */
export async function countDrawings({ database }: TestApp): Promise<number> {
  const { rowCount } = await database.pool.query("select from graphile_worker.jobs where task_identifier = 'draw-social-picture'");
  return rowCount ?? 0;
}
