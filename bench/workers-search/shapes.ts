import { storedFilter } from "@product/domain/filters/read-filter";

/** As the address has whether someone can work on the days from the one to the other, counted from today. */
const working = (op: "can" | "could" | "cannot", ...values: [number, number, string?]) =>
  `filter=${encodeURIComponent(JSON.stringify(storedFilter({ field: "clearance", op, values: values.filter((value) => value !== undefined) })))}`;

/** How people look for workers, as the address of the list has it. */
export const searches = {
  "a rare word": "?q=zubiondo",
  "a common word": "?q=garcia",
  "a surname that stands at one place": "?q=smith",
  "two words": "?q=lopez+garcia",
  "three words": "?q=garcia+miren+gonzalez",
  "one letter": "?q=z",
  "two letters": "?q=ez",
  "two letters of codes": "?q=k7",
  "an accent": "?q=ECHEVARRÍA",
  "digits of a phone": "?q=443+585",
  "a code": "?q=w-75y9r",
  "status and town": "?status=active&town=bilbao",
  "status and village": "?status=active&town=much+woodwell",
  "a common tag": "?tag=festival",
  "a rare tag": "?tag=forklift",
  "a role": "?role=driver",
  "a day on which they can work": `?${working("can", 7, 7)}`,
  "a day on which they cannot work": `?${working("cannot", 7, 7)}`,
  "a day on which few could work": `?${working("could", 7, 7)}`,
  "a far day on which few can work": `?${working("can", 1000, 1000)}`,
  "days on which few of the active cannot work": `?status=active&${working("cannot", 20, 22)}`,
  "days on which they can work in a role": `?${working("can", 7, 9, "waiter")}`,
  "a day on which they cannot work in a role": `?${working("cannot", 7, 7, "rigger")}`,
  "a day on which few could work in a role": `?${working("could", 7, 7, "rigger")}`,
} as const;

export type Search = keyof typeof searches;

/** Nobody is called so; somebody is nearly. */
export const misspelt = "garzia lopes";
