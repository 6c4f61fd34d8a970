-- When a platform was filled with the starter content. A start that finds this reads none of it again, so what editors
-- changed or removed stays so; a filling that was broken off left no row, and goes on.
create table starter_filling (
  platform_id smallint primary key references platform,
  filled_at timestamptz not null default now()
);
-- Until now a platform with activities counted as filled.
insert into starter_filling (platform_id)
  select id from platform where exists (select from activity where activity.platform_id = platform.id);
