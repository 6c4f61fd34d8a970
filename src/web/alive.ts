/** What the window is told when the page answers by script (src/web/taps-before-alive.server.ts). */
export const ALIVE = "alive";
