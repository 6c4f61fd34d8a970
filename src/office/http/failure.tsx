import { FailurePage } from "../ui/failure-page.tsx";
import type { Page } from "./answer.ts";

/** A page that says what went wrong and what now, with a way on; with `keepsPage` in a new tab. */
export function failure({ title, text }: { title: string; text: string }, status: number, { keepsPage = false } = {}): Page {
  return { title, body: <FailurePage text={text} keepsPage={keepsPage} />, status };
}
