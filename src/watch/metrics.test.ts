import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

const answered = { path: "/", kind: "page", status: 200, ms: 3, bytes: null, brand: "nl", requestId: "x" } as const;

test("requests are counted by method, status and kind, and a method that nobody knows is one of the others", async () => {
  const metrics = createMetrics({ countJobs: async () => ({ waiting: 3, dead: 1 }) });
  metrics.answered({ ...answered, method: "GET" });
  metrics.answered({ ...answered, method: "BREW" });
  const text = await metrics.text();
  expect(text).toContain('uitkijk_http_request_duration_seconds_count{method="GET",status="200",kind="page"} 1');
  expect(text).toContain('uitkijk_http_request_duration_seconds_count{method="other",status="200",kind="page"} 1');
  expect(text).toContain('uitkijk_jobs{state="waiting"} 3');
  expect(text).toContain('uitkijk_jobs{state="dead"} 1');
  expect(text).toContain("uitkijk_process_resident_memory_bytes");
});

test("without the database the rest is still told, and no number of jobs is made up", async () => {
  const metrics = createMetrics({ countJobs: () => Promise.reject(new Error("away")) });
  expect(await metrics.text()).not.toContain("uitkijk_jobs{");
});
