-- Counted attempts were named by plain digests of addresses and numbers. They are kept for an hour, and begin anew.
TRUNCATE auth.attempts;
