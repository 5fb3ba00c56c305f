-- Every file of the store, and when its bytes were last found to be what their name says.
create table stored_files (
  sha256 char(64) not null,
  byte_size integer not null,
  stored_at timestamptz(3) not null default now(),
  checked_at timestamptz(3),
  fault text,
  constraint stored_files_pkey primary key (sha256)
);
create index stored_files_checked_at_idx on stored_files (checked_at);
create index stored_files_fault_idx on stored_files (fault);

insert into stored_files (sha256, byte_size)
select sha256, max(byte_size) from (
  select sha256, byte_size from sheets
  union all select sha256, byte_size from attachments
  union all select sha256, byte_size from safety_cards
  union all select sha256, byte_size from uploads where sha256 is not null and byte_size is not null
  union all
  select kept ->> 'sha256', (kept ->> 'byte_size')::integer
  from removals cross join lateral jsonb_array_elements(
    case when jsonb_typeof(content -> 'attachments') = 'array' then content -> 'attachments' else '[]' end) kept
) files
group by sha256;
