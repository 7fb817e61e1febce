/** A message as an open screen receives it. */
export const room = "live:page";
export const event = "changed";
export const payload = { kind: "page", ids: ["home"] };
