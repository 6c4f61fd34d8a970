import type { Change } from "../kill/planted.ts";

/** A limit that is missing, and the test of the gate that has to notice. */
export type PlantedFault = { name: string; changes: readonly Change[]; noticedBy: RegExp };

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: "no budget",
    changes: [
      { file: "src/http/bodies/form-data-of.ts", from: "export const MAX_FIELDS = 100;", to: "export const MAX_FIELDS = 1e9;" },
      { file: "src/http/bodies/form-data-of.ts", from: "const PART_HEADER_BYTES = 16 * 1024;", to: "const PART_HEADER_BYTES = 1e9;" },
    ],
    noticedBy: /FAIL.*no hostile request of the form/,
  },
  {
    name: "no abort",
    changes: [{ file: "src/http/middleware/run-in-queue.ts", from: "signal: isRead ? c.req.raw.signal : NEVER", to: "signal: NEVER" }],
    noticedBy: /FAIL.*clients (?:hanging up|asking ahead)/,
  },
  {
    name: "no cap",
    changes: [
      { file: "src/request-queue/request-queue.ts", from: "maxRunning: 256, maxQueued: 256", to: "maxRunning: 1e6, maxQueued: 1e6" },
      { file: "src/http/listener/connections.ts", from: "const MAX_AHEAD = 8;", to: "const MAX_AHEAD = 1e6;" },
    ],
    noticedBy: /FAIL.*clients asking ahead/,
  },
  {
    name: "no quota",
    changes: [{ file: "src/request-queue/fair-queue.ts", from: "const COST = 2.5;", to: "const COST = 0;" }],
    noticedBy: /FAIL.*clients typing texts/,
  },
];
