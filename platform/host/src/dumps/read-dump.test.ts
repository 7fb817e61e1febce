import { expect, it } from "vitest";
import { isDump, partsOfDump } from "./read-dump.ts";

const read = (text: string) => [...partsOfDump(text)];

it("finds copied rows, with what COPY writes for tabs, breaks, backslashes and nothing", () => {
  const text = String.raw`-- a remark; with a semicolon
\restrict abc
COPY auth.users (id, "role", email) FROM stdin;
1	\N	a\tb\nc\\d
2		
\.

SELECT 1;
`;
  expect(read(text)).toEqual([
    {
      kind: "copied",
      table: "auth.users",
      columns: ["id", "role", "email"],
      rows: [
        ["1", null, "a\tb\nc\\d"],
        ["2", "", ""],
      ],
    },
  ]);
  expect(isDump(text)).toBe(true);
});

it("finds inserted rows as the command line of the reference writes them", () => {
  const text = `SET session_replication_role = replica;
INSERT INTO "auth"."users" ("id", "email") VALUES
	('1', 'it''s; here'),
	('2', E'\\\\ and \\' ; too');
INSERT INTO public.things VALUES (1);`;
  expect(read(text)).toMatchObject([
    {
      kind: "inserted",
      table: "auth.users",
      columns: ["id", "email"],
      values: expect.stringMatching(/^VALUES[\s\S]+too'\)$/),
    },
    { kind: "inserted", table: "public.things", columns: [], values: "VALUES (1)" },
  ]);
});

it("takes nothing from bodies of functions, remarks and texts", () => {
  const statement = "COPY auth.users (id) FROM stdin;\n1\n\\.\n";
  const text = `CREATE FUNCTION a() AS $_$ BEGIN ${statement} $$ ; $$ END $_$;
/* ${statement} */
COMMENT ON TABLE a IS 'it''s ${statement}';
CREATE POLICY "${statement}" ON a;
COPY storage.buckets (id) FROM stdin;
\\.
`;
  expect(read(text)).toEqual([]);
});

it("gives many rows in pieces, and ends with the text where the end is missing", () => {
  const lines = Array.from({ length: 2500 }, (_, index) => `${index}\n`).join("");
  const parts = read(`COPY auth.users (id) FROM stdin;\n${lines}`);
  expect(parts.map((part) => part.kind === "copied" && part.rows.length)).toEqual([1000, 1000, 500]);
});
