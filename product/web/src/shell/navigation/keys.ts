/** Every key of the back office, as the help shows them. Code that listens to a key takes it from here. */
import type { messages } from "#shell/messages.ts";
import { navigation, type Screen } from "#shell/screens.ts";

/** A sentence that needs nothing filled in. */
type Message = Exclude<keyof typeof messages, "personMenu" | "toasts" | "viewingAs" | "workersAsked" | "notUnderstood">;

type Key = { keys: string; does: Message; leadsTo?: Screen };

export const keyGroups: readonly { heading: Message; keys: readonly Key[] }[] = [
  {
    heading: "keysEverywhere",
    keys: [
      { keys: "meta_k", does: "key:search" },
      { keys: "/", does: "key:search" },
      { keys: "?", does: "key:keys" },
      { keys: "meta_b", does: "key:navigation" },
      { keys: "meta_shift_l", does: "key:colours" },
      { keys: "f8", does: "key:notices" },
      { keys: "escape", does: "key:close" },
    ],
  },
  {
    heading: "keysInReviews",
    keys: [
      { keys: "v", does: "key:verify", leadsTo: "workers" },
      { keys: "r", does: "key:reject", leadsTo: "workers" },
      { keys: "a", does: "key:askAgain", leadsTo: "workers" },
      { keys: "j", does: "key:nextOne", leadsTo: "workers" },
      { keys: "k", does: "key:previousOne", leadsTo: "workers" },
    ],
  },
  {
    heading: "keysInApplications",
    keys: [
      { keys: "a", does: "key:approve", leadsTo: "workers/review" },
      { keys: "m", does: "key:askMore", leadsTo: "workers/review" },
      { keys: "r", does: "key:rejectApplication", leadsTo: "workers/review" },
      { keys: "s", does: "key:samePerson", leadsTo: "workers/review" },
      { keys: "d", does: "key:otherPerson", leadsTo: "workers/review" },
      { keys: "j", does: "key:nextOne", leadsTo: "workers/review" },
      { keys: "k", does: "key:previousOne", leadsTo: "workers/review" },
    ],
  },
  {
    heading: "keysInLists",
    keys: [
      { keys: "/", does: "key:listSearch" },
      { keys: "arrowdown", does: "key:nextRow" },
      { keys: "arrowup", does: "key:previousRow" },
      { keys: "space", does: "key:tickRow" },
      { keys: "enter", does: "key:openRow" },
    ],
  },
  { heading: "keysInForms", keys: [{ keys: "meta_s", does: "key:save" }] },
  {
    heading: "goTo",
    keys: navigation.map(({ screen, key }) => ({
      keys: `g-${key}`,
      does: `screen:${screen}` as const,
      leadsTo: screen,
    })),
  },
];
