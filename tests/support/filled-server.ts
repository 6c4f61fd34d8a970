import type { OpenDatabase } from "../../src/database/open.ts";
import { filledDatabase } from "./database.ts";
import { startServer, type TestServer } from "./server.ts";

/** `database` is the server's database, for tests to change and read. */
export type FilledServer = Omit<TestServer, "dataDir"> & { database: OpenDatabase };

/**
 * The product as `npm start` serves it, or with the flag `--dev` as `npm run dev` does, on a copy of the filled database, which is
 * seconds faster than filling one.
 */
export async function filledServer(settings: Record<string, string> = {}, flags: string[] = []): Promise<FilledServer> {
  const database = await filledDatabase();
  try {
    const server = await startServer({ DATABASE_URL: String(database.connection.connectionString), ...settings }, "Ready", flags);
    return {
      ...server,
      database,
      async stop() {
        await server.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
