/** The hidden field that carries a form's idempotency key. */
export const submissionKeyField = "submission-key";
