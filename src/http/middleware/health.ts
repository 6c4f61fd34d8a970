import { Hono } from "hono";
import type { Env } from "./app-context.ts";

export type HealthOptions = {
  /** Whether the database was reached recently. */
  isFollowing: () => Promise<boolean>;
  isStopping: () => boolean;
};

/** Liveness and readiness checks. They work on every host, as a monitor may know only the address. */
export function health({ isFollowing, isStopping }: HealthOptions): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/livez", (c) => c.text("alive"));
  app.get("/readyz", async (c) => {
    if (isStopping()) return c.text("stopping", 503);
    return (await isFollowing()) ? c.text("ready") : c.text("not ready", 503);
  });
  return app;
}
