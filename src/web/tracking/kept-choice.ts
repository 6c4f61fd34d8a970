import { choiceFrom, choiceText, type Choice } from "./choice.ts";

/** Name of the choice in the browser's storage, which is the browser's alone: it is never sent. */
const KEY = "consent";

/** Where the storage is closed, a choice holds until the page is loaded anew. */
let unkept: string | null = null;

export function keptChoice(): Choice | null {
  return choiceFrom(unkept ?? stored(), new Date());
}

export function keepChoice(choice: Choice): void {
  const text = choiceText(choice, new Date());
  try {
    localStorage.setItem(KEY, text);
    unkept = null;
  } catch {
    unkept = text;
  }
}

/** Tells of choices in other windows. Gives the way to stop. */
export function onOtherChoice(listener: (choice: Choice) => void): () => void {
  function hear({ key }: StorageEvent) {
    const choice = key === KEY ? keptChoice() : null;
    if (choice) listener(choice);
  }
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
