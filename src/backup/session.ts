import pg from "pg";
import type { OpenDatabase } from "../database/open.ts";

/**
 * A dedicated connection for copying, without timeouts, and with output formats that every PostgreSQL reads independently of
 * its settings.
 */
export async function inSession<Result>(
  { connection }: Pick<OpenDatabase, "connection">,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  // A broken connection also rejects the running query.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(`
      set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
      set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'`);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
