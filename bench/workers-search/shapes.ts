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
} as const;

export type Search = keyof typeof searches;

/** Nobody is called so; somebody is nearly. */
export const misspelt = "garzia lopes";
