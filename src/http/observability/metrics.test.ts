import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

const record = { at_ms: 0, path: "/", kind: "page", status: 200, ms: 3, bytes: null, brand: "nl", requestId: "x" } as const;

test("requests are counted by method, status and kind, and unknown methods as other", async () => {
  const metrics = createMetrics({ countJobs: async () => ({ waiting: 3, dead: 1 }) });
  metrics.request({ ...record, method: "GET" });
  metrics.request({ ...record, method: "BREW" });
  const text = await metrics.text();
  expect(text).toContain('uitkijk_http_request_duration_seconds_count{method="GET",status="200",kind="page"} 1');
  expect(text).toContain('uitkijk_http_request_duration_seconds_count{method="other",status="200",kind="page"} 1');
  expect(text).toContain('uitkijk_jobs{state="waiting"} 3');
  expect(text).toContain('uitkijk_jobs{state="dead"} 1');
  expect(text).toContain("uitkijk_process_resident_memory_bytes");
});

test("without the database all metrics but the number of jobs are reported", async () => {
  const metrics = createMetrics({ countJobs: () => Promise.reject(new Error("away")) });
  expect(await metrics.text()).not.toContain("uitkijk_jobs{");
});

test("the metrics of the catalogue are read at each scrape", async () => {
  const snapshot = { at: new Date("2026-11-22T10:00:00Z"), bytes: 250_000_000 };
  const catalogue = { activities: 1_000_000, unmerged: 12, generation: 7, lag_ms: 250, lastMerge_ms: null, snapshot };
  const text = await createMetrics({ countJobs: async () => ({ waiting: 0, dead: 0 }), catalogue: () => catalogue }).text();
  expect(text).toContain("uitkijk_catalogue_activities 1000000");
  expect(text).toContain("uitkijk_catalogue_unmerged 12");
  expect(text).toContain("uitkijk_catalogue_lag_seconds 0.25");
  expect(text).toContain("uitkijk_catalogue_snapshot_timestamp_seconds 1795341600");
});

test("outcomes of pages are counted once, however often they are scraped", async () => {
  const metrics = createMetrics({ countJobs: async () => ({ waiting: 0, dead: 0 }) });
  metrics.page("hit");
  metrics.page("hit");
  metrics.page("miss");
  for (const scrape of [1, 2]) {
    const text = await metrics.text();
    expect([scrape, text]).toEqual([scrape, expect.stringContaining('uitkijk_pages_total{outcome="hit"} 2')]);
    expect([scrape, text]).toEqual([scrape, expect.stringContaining('uitkijk_pages_total{outcome="miss"} 1')]);
  }
});

test("refusals by a global limit are counted by limit", async () => {
  const metrics = createMetrics({ countJobs: async () => ({ waiting: 0, dead: 0 }) });
  metrics.globalLimit("formOfAll");
  metrics.globalLimit("formOfAll");
  expect(await metrics.text()).toContain('uitkijk_global_limits_total{limit="formOfAll"} 2');
});
