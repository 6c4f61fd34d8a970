-- The Belgian site says uitstap; so does its first group of filters, which the hero finds by its name (content/brands/be.ts).
update filter_group set name = 'Soort uitstap'
where platform_id = 4 and name = 'Soort uitje'
  and not exists (select from filter_group other where other.platform_id = 4 and other.name = 'Soort uitstap');
