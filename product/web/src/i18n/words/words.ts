import { company } from "./company.ts";
import { buttonWords } from "./button-words.ts";
import { office } from "./office.ts";
import { people } from "./people.ts";
import { planning } from "./planning.ts";
import { site } from "./site.ts";
import { states } from "./states.ts";
import { things } from "./things.ts";

/** Short texts that several catalogues have: each is written once, and a catalogue refers to it. */
export const words = {
  ...company,
  ...buttonWords,
  ...office,
  ...people,
  ...planning,
  ...site,
  ...states,
  ...things,
} as const;
