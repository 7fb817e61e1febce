import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Intl } from "#shell/intl.tsx";
import { messages } from "./messages.ts";
import type { Named } from "./names.server.ts";
import type { Who } from "./queries.server.ts";
import { useAuditWords } from "./words.ts";

const By = (who: Who) => useAuditWords("Europe/Madrid").who(who);
const Said = (named: Named) => useAuditWords("Europe/Madrid").record(named);
const recordText = (locale: "en" | "es", named: Named) => inWords(locale, <Said {...named} />);
const inWords = (locale: "en" | "es", element: ReactElement) =>
  renderToString(
    <Intl
      locale={locale}
      messages={{
        audit: Object.fromEntries(
          (["reference", "olderThan", "client", "theClient"] as const).map((key) => [key, messages[key][locale]]),
        ),
      }}
      onMissing={() => {}}
    >
      {element}
    </Intl>,
  );

test("no target is a bare id or a bare moment", () => {
  const id = "3f2a91bc-0000-4000-8000-000000000001";
  expect(recordText("es", { kind: "punch", id, name: "Jon Lasa" })).toBe("Jon Lasa");
  expect(recordText("en", { kind: "incident", id })).toBe("ref. 3f2a91bc");
  const before = recordText("es", { kind: "session", id: "before 2026-11-01T23:30:00.000Z" });
  expect(before).toContain("2 nov 2026");
  expect(before).not.toMatch(/\dT\d/);
  expect(recordText("en", { kind: "page", id: "home" }), "a name that people gave").toBe("home");
});

test("an act and a kind without words keep their names", () => {
  const Told = () => {
    const words = useAuditWords("Europe/Madrid");
    return [words.act("worker.move"), words.act("worker.gone"), words.kind("worker"), words.kind("gone")].join(", ");
  };
  const rendered = renderToString(
    <Intl
      locale="en"
      messages={{ audit: { "act:worker/move": "Moved a worker", "kind:worker": "Worker" } }}
      onMissing={(error) => {
        throw error;
      }}
    >
      <Told />
    </Intl>,
  );
  expect(rendered).toBe("Moved a worker, worker.gone, Worker, gone");
});

test("a client is told as one, by the name of their link where it is known", () => {
  const id = "3f2a91bc-0000-4000-8000-000000000001";
  expect(inWords("es", <By kind="client" id={id} name="Harbour Group" />)).toBe("Harbour Group (cliente)");
  expect(inWords("en", <By kind="client" id={id} />)).toBe("The client, by their link");
});
