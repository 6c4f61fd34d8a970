import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

const answered = { at_ms: 0, path: "/", kind: "page", status: 200, ms: 3, bytes: null, brand: "nl", requestId: "x" } as const;

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

test("what the catalogue knows is told as figures of the moment", async () => {
  const snapshot = { at: new Date("2026-11-22T10:00:00Z"), bytes: 250_000_000 };
  const catalogue = { activities: 1_000_000, unfolded: 12, generation: 7, lag_ms: 250, lastMerge_ms: null, snapshot };
  const text = await createMetrics({ countJobs: async () => ({ waiting: 0, dead: 0 }), catalogue: () => catalogue }).text();
  expect(text).toContain("uitkijk_catalogue_activities 1000000");
  expect(text).toContain("uitkijk_catalogue_unfolded 12");
  expect(text).toContain("uitkijk_catalogue_lag_seconds 0.25");
  expect(text).toContain("uitkijk_catalogue_snapshot_timestamp_seconds 1795341600");
});

test("where pages came from is counted once, however often one looks", async () => {
  const metrics = createMetrics({ countJobs: async () => ({ waiting: 0, dead: 0 }) });
  metrics.page("kept");
  metrics.page("kept");
  metrics.page("rendered");
  for (const look of [1, 2]) {
    const text = await metrics.text();
    expect([look, text]).toEqual([look, expect.stringContaining('uitkijk_pages_total{outcome="kept"} 2')]);
    expect([look, text]).toEqual([look, expect.stringContaining('uitkijk_pages_total{outcome="rendered"} 1')]);
  }
});

test("what came beyond a limit of everybody is counted by limit", async () => {
  const metrics = createMetrics({ countJobs: async () => ({ waiting: 0, dead: 0 }) });
  metrics.ceiling("formOfAll");
  metrics.ceiling("formOfAll");
  expect(await metrics.text()).toContain('uitkijk_ceilings_total{ceiling="formOfAll"} 2');
});
