-- What lies in the bin is shown by its name and by who has put it there, and goes after its time.
alter table removals add column name text, add column by_name text;
create index removals_created_at_idx on removals (created_at);
