-- What the members of "details" were before; null where that is not known.
alter table audit_events add column before jsonb;
