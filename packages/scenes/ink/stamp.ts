/**
 * A drawing that occurs many times in a picture: `picture` defines it once, and it is used by reference. Parts with the fill
 * `"inherit"` get `fill`.
 */
export const stamp = (content: string, fill = "none"): string => `<use href="{u|${content}}" fill="${fill}"/>`;
