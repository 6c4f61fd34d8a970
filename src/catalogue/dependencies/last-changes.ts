/** More activities than usually change between two validations of a cached page. */
const MAX_REMEMBERED = 100_000;

/** The generation in which each activity and kind last changed. */
export type LastChanges = {
  activities(ids: Iterable<number>, generation: number): void;
  /** Kinds of the `change` table. */
  kinds(kinds: Iterable<string>, generation: number): void;
  /** Everything changed: a full reload. */
  everything(generation: number): void;
  haveActivities(ids: Iterable<number>, since: number): boolean;
  hasKind(kind: string, since: number): boolean;
  /** Whether anything but an activity changed. */
  hasOther(since: number): boolean;
};

/** Remembers at most `most` activities; beyond that, all activities count as changed. */
export function createLastChanges(most = MAX_REMEMBERED): LastChanges {
  const ofActivities = new Map<number, number>();
  const ofKinds = new Map<string, number>();
  let forgotten = 0;

  const ofOthers = () =>
    Math.max(forgotten, 0, ...[...ofKinds].filter(([kind]) => kind !== "activity").map(([, generation]) => generation));

  return {
    activities(ids, generation) {
      for (const id of ids) ofActivities.set(id, generation);
      if (ofActivities.size <= most) return;
      ofActivities.clear();
      forgotten = generation;
    },
    kinds(kinds, generation) {
      for (const kind of kinds) ofKinds.set(kind, generation);
    },
    everything(generation) {
      forgotten = generation;
    },
    haveActivities(ids, since) {
      if (forgotten > since) return true;
      for (const id of ids) if ((ofActivities.get(id) ?? 0) > since) return true;
      return false;
    },
    hasKind: (kind, since) => forgotten > since || (ofKinds.get(kind) ?? 0) > since,
    hasOther: (since) => ofOthers() > since,
  };
}
