import { readSecretKey } from "./secret-key.ts";
import { createSecrets, type Secrets } from "./secrets.ts";

/** SECRET_KEY and SECRET_KEY_PREVIOUS; null where they are not set. */
type KeySettings = { secretKey: string | null; previousSecretKey: string | null };

/** What this installation signs and encrypts with, by its settings; without SECRET_KEY by the key of the data folder. */
export async function openSecrets({ secretKey, previousSecretKey }: KeySettings, dataFolder: string): Promise<Secrets> {
  return createSecrets(await readSecretKey(secretKey, dataFolder), previousSecretKey);
}
