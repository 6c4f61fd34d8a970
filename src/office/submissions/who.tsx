import text from "../ui/text.module.css";

/** The sender of something in a list: masked name, company and masked address. */
export function Who({ name, companyName, email }: { name: string; companyName?: string | null; email: string }) {
  return (
    <>
      {[name, companyName].filter(Boolean).join(", ")}
      <br />
      <span className={text.fine}>{email}</span>
    </>
  );
}
