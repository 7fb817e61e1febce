/** The project's own server as the audit log names it: no person, so no person's id. */
export const theServer = { id: "00000000-0000-0000-0000-000000000000" };
