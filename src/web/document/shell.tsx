import type { ReactNode } from "react";
import "../styles/tokens.css";
import "../styles/base.css";
import { Page } from "../ui/page.tsx";
import { BootTemplates } from "./boot-templates.tsx";

type ShellProps = {
  /** Asks for consent, where visits are measured; null elsewhere. */
  consent: ReactNode;
  children: ReactNode;
};

/** The body of every document; its stylesheet precedes that of the screen. */
export function Shell({ consent, children }: ShellProps) {
  return (
    <>
      <Page consent={consent}>{children}</Page>
      <BootTemplates />
    </>
  );
}
