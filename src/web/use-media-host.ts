import { createContext, use } from "react";

export const MediaHostContext = createContext<string | null>(null);

/** Where pictures are fetched from; null is the brand's own host (surroundings.tsx). */
export function useMediaHost(): string | null {
  return use(MediaHostContext);
}
