/** The groups of the long run by name: what each covers, and what Vitest runs for it. */
export const groups = {
  attacks: {
    covers:
      "floods of forms, malformed calls and requests, slow clients, hostile pictures, repeated submissions, pages that change under load",
    args: ["--project=long", "tests/long/attacks"],
  },
  // One measurement at a time has the machine for itself.
  bench: { covers: "the benchmarks of search and pages in short", args: ["--project=long", "--no-file-parallelism", "tests/long/bench"] },
  brands: { covers: "what behaves alike on every brand, on all four", args: ["--project=brands", "--tagsFilter=every-brand"] },
  faults: {
    covers: "killed processes, a database that is away, replicas, stopping, mail servers that fail, backups, PostgreSQL 15",
    args: ["--project=long", "tests/long/faults"],
  },
  journeys: {
    covers: "journeys, widths and cases of them that npm test leaves out",
    args: ["--project=brands", "--tagsFilter=long-run"],
  },
  loading: { covers: "pages that arrive in pieces, late fonts and style sheets, what is laid out late", args: ["--project=loading"] },
  oracle: {
    covers: "41,000 random searches, answered by the engine and by looking at every activity",
    args: ["--project=long", "tests/long/oracle"],
  },
};
