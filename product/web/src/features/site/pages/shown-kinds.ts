/**
 * The kinds of record that the blocks of a page are made from: when one of these changes, kept pages are made anew. A
 * new day is told by "clearance".
 */
export const shownKinds = [
  "page",
  "retention-rule",
  "entity",
  "event",
  "shift",
  "slot",
  "assignment",
  "form",
  "role",
  "venue",
  "clearance",
];
