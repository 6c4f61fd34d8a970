import { choiceFrom, choiceText, type Choice } from "./choice.ts";

/** Name of the choice in the browser's storage, which is the browser's alone: it is never sent. */
const KEY = "consent";

/** Where the storage is closed, a choice holds for the page where it was made. */
let unkept: string | null = null;

/** Where the storage is closed it is a no, unless this page was told another. */
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
    // A visitor who lets sites store nothing would be asked on every page.
    return choiceText("refused", new Date());
  }
}
