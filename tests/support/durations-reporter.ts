import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

/** The result of a run; seconds include importing a file, and are summed over both workers. */
export type TestReport = {
  passed: number;
  failed: number;
  files: { path: string; seconds: number }[];
  tests: { path: string; name: string; seconds: number }[];
};

/** Writes a `TestReport` to the file in `TEST_REPORT`, which scripts/run-tests.mjs sets. */
export function durationsReporter(): Reporter {
  return {
    onTestRunEnd(modules) {
      const path = process.env["TEST_REPORT"];
      if (path) writeFileSync(path, JSON.stringify(reportOf(modules)));
    },
  };
}

function reportOf(modules: readonly TestModule[]): TestReport {
  const report: TestReport = { passed: 0, failed: 0, files: [], tests: [] };
  for (const module of modules) {
    const path = relative(process.cwd(), module.moduleId);
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    report.files.push({ path, seconds: (collectDuration + setupDuration + duration) / 1_000 });
    // A file that cannot be imported, or whose hooks fail, may have no failed test.
    const before = report.failed;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === "passed") report.passed += 1;
      if (state === "failed") report.failed += 1;
      report.tests.push({ path, name: test.fullName, seconds: (test.diagnostic()?.duration ?? 0) / 1_000 });
    }
    if (module.state() === "failed" && report.failed === before) report.failed += 1;
  }
  return report;
}
