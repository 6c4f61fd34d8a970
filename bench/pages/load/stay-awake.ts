/**
 * Keeps this process from sleeping until it is stopped, which returns the idle ms. `seen` counts received chunks. Waking a
 * sleeping process on another core costs the server 5 of the 44 µs of a hit; a server so fast that the load never sleeps
 * would not pay it, and with visitors on other machines no server does.
 */
export function stayAwake(seen: () => number): () => number {
  let idle_ms = 0;
  let isStopped = false;
  let before = { count: seen(), at_ms: performance.now() };

  function poll(): void {
    if (isStopped) return;
    const now = { count: seen(), at_ms: performance.now() };
    if (now.count === before.count) idle_ms += now.at_ms - before.at_ms;
    before = now;
    setImmediate(poll);
  }
  setImmediate(poll);

  return () => {
    isStopped = true;
    return idle_ms;
  };
}
