import { expect, test } from "vitest";
import { watchSentences } from "./sent-sentences.ts";

const all = {
  "failure:ours": "Something failed.",
  "field:required": "Please fill this in.",
  "refused:file/too-large": "Too large.",
  "refused:page/gone": "Gone.",
  "refused:page/slug-taken": "Taken.",
};

test("a page of the office brings no refusal along but those it shows, and those about files", () => {
  const { sentences, sent } = watchSentences(all, "office");
  expect(sent()).toEqual({
    "failure:ours": "Something failed.",
    "field:required": "Please fill this in.",
    "refused:file/too-large": "Too large.",
  });
  expect(sentences["refused:page/gone"]).toBe("Gone.");
  expect(sentences["refused:page/unheard-of"]).toBeUndefined();
  expect(Object.keys(sent())).toEqual([
    "failure:ours",
    "field:required",
    "refused:file/too-large",
    "refused:page/gone",
  ]);
});

test("what most pages bring along is made once", () =>
  expect(watchSentences(all, "office").sent()).toBe(watchSentences(all, "office").sent()));

test("a page that is the same for everyone brings only what an error page says", () =>
  expect(watchSentences(all, "for everyone").sent()).toEqual({ "failure:ours": "Something failed." }));
