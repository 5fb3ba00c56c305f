-- A team may ask all its people for a second factor; who comes from a provider has that provider's.
alter table teams add column require_second_factor boolean not null default false;
alter table sessions add column by_provider boolean not null default false;
