-- Files that were never looked at come first in the order of an index.
update stored_files set checked_at = 'epoch' where checked_at is null;
alter table stored_files alter column checked_at set default now(), alter column checked_at set not null;
