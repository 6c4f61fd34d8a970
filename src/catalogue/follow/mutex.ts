/** Runs tasks one at a time, in the order of the calls. */
export function createMutex(): <Outcome>(task: () => Promise<Outcome>) => Promise<Outcome> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const own = last.then(task);
    last = own.catch(() => {});
    return own;
  };
}
