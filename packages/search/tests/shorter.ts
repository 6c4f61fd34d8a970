/** Lists with a part removed, the largest parts first: a half, a quarter … and single items. */
export function* shorter<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let size = Math.ceil(items.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = items.length - size; start > -size; start -= size) {
      yield [...items.slice(0, Math.max(0, start)), ...items.slice(start + size)];
    }
  }
}

/** Texts with fewer words, or fewer letters if there is a single word. */
export function* shorterText(text: string): Generator<string> {
  const parts = text.includes(" ") ? text.split(" ") : Array.from(text);
  for (const fewer of shorter(parts)) yield fewer.join(text.includes(" ") ? " " : "");
}
