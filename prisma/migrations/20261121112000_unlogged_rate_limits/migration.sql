-- Counts of one minute need not survive a crash, and every call of the Library API writes one.
ALTER TABLE "rate_limits" SET UNLOGGED;
