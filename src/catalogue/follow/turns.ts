/** Runs tasks one after the other, in the order in which they came; one that fails tells its own caller alone. */
export function takingTurns(): <Outcome>(task: () => Promise<Outcome>) => Promise<Outcome> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const own = last.then(task);
    last = own.catch(() => {});
    return own;
  };
}
