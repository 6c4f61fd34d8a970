-- When a platform was filled with the starter content. A start that finds this reads none of it again, so what editors
-- changed or removed stays so; a filling that was broken off left no row, and goes on.
create table starter_filling (
  platform_id smallint primary key references platform,
  filled_at timestamptz not null default now()
);

-- Until now a platform with activities counted as filled, unless it had the activity that a filling began with and lacked
-- the one that it ended with.
insert into starter_filling (platform_id)
  select id from platform
  where exists (select from activity where activity.platform_id = platform.id)
    and (not exists (select from activity where activity.platform_id = platform.id and slug in
           ('peddelen-door-de-kreken-van-de-biesbosch', 'kanos-koeien-en-kroketten-op-de-leie',
            'mit-dem-kanu-durch-die-fliesse-des-spreewalds', 'een-middag-stuiteren-in-de-oude-treinloods'))
      or exists (select from activity where activity.platform_id = platform.id and status = 'INACTIVE'));
