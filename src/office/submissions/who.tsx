import { TwoLines } from "./two-lines.tsx";

/** The sender of something in a list: masked name, company and masked address. */
export function Who({ name, companyName, email }: { name: string; companyName?: string | null; email: string }) {
  return <TwoLines first={[name, companyName].filter(Boolean).join(", ")} second={email} />;
}
