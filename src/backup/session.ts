import pg from "pg";
import type { OpenDatabase } from "../database/open.ts";

/**
 * A connection of one's own for copying: without a time limit, and with values written in the one way that every
 * PostgreSQL reads, whatever its own settings are.
 */
export async function inSession<Result>(
  { connection }: Pick<OpenDatabase, "connection">,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  // A connection that breaks also fails the query under way, which says so.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(`
      set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
      set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'`);
    return await act(client);
  } finally {
    await client.end().catch(() => {});
  }
}
