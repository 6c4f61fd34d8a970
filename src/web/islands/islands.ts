import type { ReactNode } from "react";
import type { AskConsent } from "../tracking/ask-consent.tsx";
import type { IslandName } from "./island-files.ts";

type Island<Props> = { load: () => Promise<(props: Props) => ReactNode> };
type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;

/** The props of each island, by the name that stands in a document. */
export type IslandProps = {
  consent: PropsOf<typeof AskConsent>;
};

/** Every part of a document that React renders in the browser. Each is a chunk of its own, fetched when it is hydrated. */
export const ISLANDS: { readonly [Name in IslandName]: Island<IslandProps[Name]> } = {
  consent: { load: async () => (await import("../tracking/ask-consent.tsx")).AskConsent },
};

export function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(ISLANDS, name);
}
