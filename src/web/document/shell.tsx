import type { ReactNode } from "react";
import "./styles/tokens.css";
import "./styles/base.css";
import type { Measured } from "../analytics/tag-manager-of.server.ts";
import { ConsentBar } from "../analytics/consent/consent-bar.tsx";
import { Page } from "./frame/page.tsx";
import { BootTemplates } from "./boot/boot-templates.tsx";

type ShellProps = {
  /** The container, if visits are measured; "next" in a document whose address no container may read. */
  measured: Measured;
  children: ReactNode;
};

/** The body of every document; its stylesheet precedes that of the screen. */
export function Shell({ measured, children }: ShellProps) {
  return (
    <>
      <Page consent={measured && <ConsentBar tagManager={measured === "next" ? null : measured} />}>{children}</Page>
      <BootTemplates />
    </>
  );
}
