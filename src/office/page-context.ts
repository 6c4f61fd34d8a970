import { createContext, use } from "react";
import type { OfficeRequest } from "./http/office-request.ts";

/** Provided around every document. */
export const OfficeContext = createContext<OfficeRequest | null>(null);

/** The request that a component is rendered for. Throws outside a document. */
export function useRequest(): OfficeRequest {
  const request = use(OfficeContext);
  if (!request) throw new Error("A component of the management area was rendered outside a document.");
  return request;
}

export function useWords(): OfficeRequest["words"] {
  return useRequest().words;
}
