-- Lines of `change` go after a week (decisions/038-changes-are-read-once.md). Of transactions before `horizon` some are
-- gone: a catalogue that has not read all of those reads everything anew. No row before the first time.
create table change_pruned (
  one boolean primary key default true check (one),
  horizon xid8 not null
);
