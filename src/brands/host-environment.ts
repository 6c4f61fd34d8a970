export type Environment = "test" | "acceptance" | "production";

/** `test.` and localhost are test, `acc.` acceptance, any other host production (specification 3, Name and brands). */
export function environmentOfHost(host: string): Environment {
  const name = host.toLowerCase();
  if (name.startsWith("test.") || name.endsWith(".localhost")) return "test";
  return name.startsWith("acc.") ? "acceptance" : "production";
}
