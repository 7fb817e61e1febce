import { expect, test } from "vitest";
import { keyFrom } from "./keys.ts";

test("a name becomes plain letters and digits with hyphens between them", () => {
  expect(keyFrom(" Jefe de barra (noche) ", "role")).toBe("jefe-de-barra-noche");
  expect(keyFrom("Señalización 2", "role")).toBe("senalizacion-2");
  expect(keyFrom("舞台", "role")).toBe("role");
});

test("a long name does not end in a hyphen", () => expect(keyFrom(`${"a".repeat(59)} b`, "role")).toBe("a".repeat(59)));
