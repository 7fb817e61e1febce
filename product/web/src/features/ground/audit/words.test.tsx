import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Intl } from "#shell/intl.tsx";
import { messages } from "./messages.ts";
import type { Named } from "./names.server.ts";
import { useAuditWords } from "./words.ts";

const Said = (named: Named) => useAuditWords("Europe/Madrid").record(named);
const said = (locale: "en" | "es", named: Named) =>
  renderToString(
    <Intl
      locale={locale}
      messages={{
        audit: Object.fromEntries((["reference", "olderThan"] as const).map((key) => [key, messages[key][locale]])),
      }}
      onMissing={() => {}}
    >
      <Said {...named} />
    </Intl>,
  );

test("no target is a bare id or a bare moment", () => {
  const id = "3f2a91bc-0000-4000-8000-000000000001";
  expect(said("es", { kind: "punch", id, name: "Jon Lasa" })).toBe("Jon Lasa");
  expect(said("en", { kind: "incident", id })).toBe("ref. 3f2a91bc");
  const before = said("es", { kind: "session", id: "before 2026-11-01T23:30:00.000Z" });
  expect(before).toContain("2 nov 2026");
  expect(before).not.toMatch(/\dT\d/);
  expect(said("en", { kind: "page", id: "home" }), "a name that people gave").toBe("home");
});

test("an act and a kind without words keep their names", () => {
  const Told = () => {
    const words = useAuditWords("Europe/Madrid");
    return [words.deed("worker.move"), words.deed("worker.gone"), words.kind("worker"), words.kind("gone")].join(", ");
  };
  const told = renderToString(
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
  expect(told).toBe("Moved a worker, worker.gone, Worker, gone");
});
