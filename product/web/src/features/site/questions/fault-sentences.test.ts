import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import type { AnswerFault } from "@product/domain/forms/check-answers";
import type { Locale } from "@product/domain/locales";
import { messages } from "#request/messages.ts";

const sentenceOf = (fault: AnswerFault, locale: Locale): string => {
  const request = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, text[locale]]));
  const t = createTranslator({ locale, messages: { request }, namespace: "request" } as never);
  return (t as unknown as (key: string, values: object) => string)(`field:${fault.fault}`, fault);
};

const name = "Íñigo Pérez-Llorca O'Neill";

test.each<[AnswerFault, string, string]>([
  [{ fault: "ownName", name }, `Type your full name: ${name}.`, `Escribe tu nombre completo: ${name}.`],
  [
    { fault: "confirmTruth" },
    "Tick the box to confirm that your details are true.",
    "Marca la casilla para confirmar que tus datos son ciertos.",
  ],
])("what is said of an application speaks of no contract: %j", (fault, en, es) => {
  expect(sentenceOf(fault, "en")).toBe(en);
  expect(sentenceOf(fault, "es")).toBe(es);
});
