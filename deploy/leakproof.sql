-- Lets searches use indexes where the user of DATABASE_URL is no superuser. Run it once in Waybill's database, as a superuser:
-- row-level security keeps the conditions of users from indexes, unless their functions are known to reveal no values. None of
-- these shows its arguments in an error.
ALTER FUNCTION pg_catalog.texticlike(text, text) LEAKPROOF;
ALTER FUNCTION pg_catalog.lower(text) LEAKPROOF;
ALTER FUNCTION pg_catalog.char_length(text) LEAKPROOF;
ALTER FUNCTION pg_catalog.octet_length(text) LEAKPROOF;
ALTER FUNCTION pg_catalog.replace(text, text, text) LEAKPROOF;
ALTER FUNCTION pg_catalog.translate(text, text, text) LEAKPROOF;
ALTER FUNCTION pg_catalog.numeric_eq(numeric, numeric) LEAKPROOF;
ALTER FUNCTION pg_catalog.numeric_ne(numeric, numeric) LEAKPROOF;
ALTER FUNCTION pg_catalog.numeric_lt(numeric, numeric) LEAKPROOF;
ALTER FUNCTION pg_catalog.numeric_le(numeric, numeric) LEAKPROOF;
ALTER FUNCTION pg_catalog.numeric_gt(numeric, numeric) LEAKPROOF;
ALTER FUNCTION pg_catalog.numeric_ge(numeric, numeric) LEAKPROOF;
