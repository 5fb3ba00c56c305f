-- A repeated request gets the first answer with its members in their order, which jsonb does not keep.
ALTER TABLE "idempotency_keys" ALTER COLUMN "response" TYPE JSON;
