/** How closely a field is held; whoever may see a class sees all of its fields. */
export const fieldClasses = [
  "basic",
  "contact",
  "identity",
  "pay",
  "health-fitness",
  "notes-private",
  "incident",
] as const;
export type FieldClass = (typeof fieldClasses)[number];
