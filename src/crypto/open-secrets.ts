import { readSecretKey } from "./secret-key.ts";
import { createSecrets, type Secrets } from "./secrets.ts";

/** SECRET_KEY and SECRET_KEY_PREVIOUS; null where they are not set. */
type KeySettings = { secretKey: string | null; previousSecretKey: string | null };

/** The secrets of this installation, from its settings, or without SECRET_KEY from the data folder. */
export async function openSecrets({ secretKey, previousSecretKey }: KeySettings, dataFolder: string): Promise<Secrets> {
  return createSecrets(await readSecretKey(secretKey, dataFolder), previousSecretKey);
}
