/** What is told, as an open screen is told it. */
export const room = "live:page";
export const event = "changed";
export const payload = { kind: "page", ids: ["home"] };
