import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { knownOf } from "./known-of.ts";

const messages = {
  people: {
    ended: compile("{name} ended on {day}"),
    count: compile("{n, plural, one {# worker} other {# workers}} of {town}"),
    chosen: compile("{who, select, draft {They do it.} other {The office does it.}}"),
    bold: compile("Read <b>all of it, {name}</b> first"),
  },
};

test.each([
  ["ended", "… ended on …"],
  ["count", "… workers of …"],
  ["chosen", "The office does it."],
  ["bold", "Read all of it, … first"],
])("without its values, %s is still said", (key, text) => {
  expect(knownOf(messages, "people", key)).toBe(text);
  expect(knownOf(messages, undefined, `people.${key}`)).toBe(text);
});

test.each([
  ["why:status:undefined", "Status"],
  ["fix:right-to-work/check", "Right to work check"],
  ["heading", "Heading"],
])("a sentence that is missing, %s, says what it is about", (key, text) => {
  expect(knownOf(messages, "people", key)).toBe(text);
  expect(knownOf(messages, "elsewhere", key)).toBe(text);
});
