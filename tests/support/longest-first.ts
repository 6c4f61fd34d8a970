import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { REASON } from "../../scripts/slow-tests.mjs";

/**
 * In each project the files first that take more than their share and say so: begun last, one of them would keep a worker busy
 * for a minute while the other has nothing left to do. Vitest's own order is by size, where it has not seen a file before.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- of test files, by Vitest
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const [long, others] = [true, false].map((isLong) =>
        sorted.filter((file) => file.project === project && givesReason(file) === isLong),
      );
      return [...(long ?? []), ...(others ?? [])];
    });
  }
}

function givesReason({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, "utf8").startsWith(REASON);
}
