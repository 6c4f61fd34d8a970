import { parseChoice, formatChoice, type Choice } from "./choice.ts";

/** The `localStorage` key of the choice. It is never sent. */
const KEY = "consent";

/** If the storage is blocked: the choice made on this page, valid for this page only. */
let unstored: string | null = null;

/** The valid choice; null if there is none. If the storage is blocked and nothing was chosen on this page: "refused". */
export function storedChoice(): Choice | null {
  return parseChoice(unstored ?? readStored(), new Date());
}

export function storeChoice(choice: Choice): void {
  const text = formatChoice(choice, new Date());
  try {
    localStorage.setItem(KEY, text);
    unstored = null;
  } catch {
    unstored = text;
  }
}

/** Calls `listener` with choices that are made in other windows. Returns the function that unsubscribes. */
export function onChoiceElsewhere(listener: (choice: Choice) => void): () => void {
  function onStorage({ key }: StorageEvent) {
    const choice = key === KEY ? storedChoice() : null;
    if (choice) listener(choice);
  }
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Without storage the visitor would be asked on every page.
    return formatChoice("refused", new Date());
  }
}
