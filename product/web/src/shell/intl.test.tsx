import { renderToString } from "react-dom/server";
import { useTranslations } from "use-intl";
import { expect, test } from "vitest";
import { Intl } from "./intl.tsx";

const Said = ({ sentence }: { sentence: string }) => {
  const t = useTranslations("people" as never) as unknown as (key: string) => string;
  return <p>{t(sentence)}</p>;
};

test("a sentence that is missing or lacks a value leaves the page standing, and is told once", () => {
  const reported: string[] = [];
  const page = () =>
    renderToString(
      <Intl
        locale="en"
        messages={{ people: { ended: [["name"], " ended"], well: "All is well" } }}
        onMissing={({ message }) => reported.push(message)}
      >
        <Said sentence="ended" />
        <Said sentence="why:status:undefined" />
        <Said sentence="well" />
      </Intl>,
    );
  expect(page()).toBe("<p>… ended</p><p>Status</p><p>All is well</p>");
  expect(page()).toBe(page());
  expect(reported).toEqual([
    expect.stringContaining("people.ended in en"),
    expect.stringContaining("people.why:status:undefined in en"),
  ]);
});
