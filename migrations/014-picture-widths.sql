-- What is known of an uploaded picture once it was made in several widths: its own size, those widths, and a tiny WebP
-- (base64) that stands where it will be. Drawings and pictures elsewhere have none of it.
alter table media
  add width integer check (width > 0),
  add height integer check (height > 0),
  add widths integer[],
  add placeholder text,
  add constraint media_photo check (num_nulls(width, height, widths) in (0, 3));
create index media_uploads on media (url) where url like '/static/uploads/%';
