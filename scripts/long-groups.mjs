/** The groups of `npm run test:long`: what each covers, and its arguments for Vitest. */
export const groups = {
  attacks: {
    covers:
      "floods of forms, malformed calls and requests, slow clients, hostile pictures, repeated submissions, pages that change under load",
    args: ["--project=long", "tests/long/attacks"],
  },
  // One measurement at a time, as others would slow it down.
  bench: { covers: "the benchmarks of search and pages in short", args: ["--project=long", "--no-file-parallelism", "tests/long/bench"] },
  brands: { covers: "tests of behaviour that all brands share, on all four", args: ["--project=brands", "--tagsFilter=every-brand"] },
  faults: {
    covers: "killed processes, an unavailable database, replicas, stopping, mail servers that fail, backups, PostgreSQL 15",
    args: ["--project=long", "tests/long/faults"],
  },
  journeys: {
    covers: "journeys, widths and cases that npm test skips",
    args: ["--project=brands", "--tagsFilter=long-run"],
  },
  loading: { covers: "pages that arrive in chunks, late fonts and stylesheets, late layout", args: ["--project=loading"] },
  office: {
    covers: "lists of editors among 100,000 rows, by processor time",
    args: ["--project=long", "--no-file-parallelism", "tests/long/office"],
  },
  oracle: {
    covers: "41,000 random searches, compared between the engine and a scan of every activity",
    args: ["--project=long", "tests/long/oracle"],
  },
};
