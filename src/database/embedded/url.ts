import pg from "pg";
import { connectionSettings, withDatabase } from "../connection.ts";
import { CLUSTER_USER } from "./cluster.ts";
import type { Place } from "./place.ts";

const DATABASE = "uitkijk";

/** The URL of the embedded server's database, complete, so that no PG… variable of the environment fills a gap. */
export function embeddedUrl({ socketFolder }: Place): string {
  return `postgresql://${CLUSTER_USER}@${encodeURIComponent(socketFolder)}:5432/${DATABASE}?sslmode=disable`;
}

/** Whether the server answers; if so, creates our database if it is missing. */
export async function checkServer(place: Place): Promise<"ready" | "starting" | "silent"> {
  const client = new pg.Client({
    ...connectionSettings(withDatabase(embeddedUrl(place), "postgres")),
    connectionTimeoutMillis: 2_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    return isStartingUp(error) ? "starting" : "silent";
  }

  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
    return "ready";
  } finally {
    await client.end();
  }
}

/** `cannot_connect_now`: the server starts up, recovers or shuts down. */
function isStartingUp(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "57P03";
}
