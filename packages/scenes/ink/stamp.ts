/**
 * A drawing that returns many times in one picture: it is defined once (`picture` sees to that) and used by reference.
 * Parts whose fill is `"inherit"` take `fill`.
 */
export const stamp = (content: string, fill = "none"): string => `<use href="{u|${content}}" fill="${fill}"/>`;
