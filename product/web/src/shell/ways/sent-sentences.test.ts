import { expect, test } from "vitest";
import { watchSentences } from "./sent-sentences.ts";

const all = {
  "field:required": "Please fill this in.",
  "refused:file/too-large": "Too large.",
  "refused:page/gone": "Gone.",
  "refused:page/slug-taken": "Taken.",
};

test("a page brings no refusal along but those it shows, and those about files", () => {
  const { sentences, sent } = watchSentences(all);
  expect(sent()).toEqual({ "field:required": "Please fill this in.", "refused:file/too-large": "Too large." });
  expect(sentences["refused:page/gone"]).toBe("Gone.");
  expect(sentences["refused:page/unheard-of"]).toBeUndefined();
  expect(Object.keys(sent())).toEqual(["field:required", "refused:file/too-large", "refused:page/gone"]);
});

test("what most pages bring along is made once", () =>
  expect(watchSentences(all).sent()).toBe(watchSentences(all).sent()));
