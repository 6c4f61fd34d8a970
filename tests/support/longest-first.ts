import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { REASON } from "../../scripts/slow-tests.mjs";

/**
 * In each project, starts with the files that declare to take more than their share: started last, one of them would keep a
 * worker busy for a minute while the other is idle. Vitest sorts files that it has not seen before by size.
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
