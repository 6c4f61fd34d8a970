/** In English: the host belongs to no brand. */
const MISDIRECTED = "This host is not served here.";

/** The response to a host that is not in HOSTS, without anything of a brand (specification 3, Name and brands). */
export function misdirected(path: string): Response {
  const headers = { "cache-control": "no-store" };
  if (!path.startsWith("/api/")) return new Response(MISDIRECTED, { status: 421, headers });
  const problem = { title: MISDIRECTED, status: 421, detail: MISDIRECTED };
  return Response.json(problem, { status: 421, headers: { ...headers, "content-type": "application/problem+json" } });
}
