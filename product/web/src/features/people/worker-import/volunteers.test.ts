import { expect } from "vitest";
import { bulkActionKinds } from "@product/domain/people/bulk-changes";
import { typeFacts } from "@product/domain/forms/field-types";
import { useTwoEntities } from "#testing/two-entities.ts";
import { test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { bring, check, commit, everything, reasons } from "./testing/imports.ts";

const { query, entities } = useTwoEntities();
const hr = who(everything);
const unfit = "workerType volunteerUnfit";

test("An import brings a Spanish company that makes a profit no volunteers, by its rows or by what is usual in it", async () => {
  const id = await bring(
    hr,
    "Name,Surname,Email,Worker type,Company\nAna,Gil,ana@v.test,Voluntaria,\nBea,Paz,bea@v.test,Temporal,\nCal,Day,cal@v.test,Volunteer,Thames\n",
  );
  expect(await check(hr, id, entities.ribera)).toMatchObject({ counts: { new: 2, error: 1 } });
  expect(await reasons(id)).toEqual([[2, "error", unfit]]);
  await commit(hr, id);

  const usual = await bring(hr, "Name,Email\nDan,dan@v.test\n");
  expect(await check(hr, usual, entities.ribera, { workerType: "volunteer" })).toMatchObject({ counts: { error: 1 } });
});

test("An import makes no volunteer of a worker there and takes none there; who is one already stays so", async () => {
  const csv = "Email,Worker type,Company,Town\nbea@v.test,Volunteer,,\ncal@v.test,,Ribera,\n";
  const refused = await bring(hr, csv);
  expect(await check(hr, refused, entities.ribera, { mode: "update" })).toMatchObject({ counts: { error: 2 } });
  expect(await reasons(refused)).toEqual([
    [2, "error", unfit],
    [3, "error", unfit],
  ]);
  const nonProfit = (is: boolean) =>
    query("UPDATE app.legal_entity SET non_profit = $2 WHERE id = $1", [entities.ribera, is]);
  await nonProfit(true);
  const taken = await bring(hr, csv);
  expect(await check(hr, taken, entities.ribera, { mode: "update" })).toMatchObject({ counts: { update: 2 } });
  await commit(hr, taken);
  await nonProfit(false);
  const later = await bring(hr, "Email,Worker type,Town\nbea@v.test,Volunteer,Lugo\n");
  expect(await check(hr, later, entities.ribera, { mode: "update" })).toMatchObject({ counts: { update: 1 } });
});

test("Neither a form that people apply by nor a change of several says what somebody works as", () => {
  expect(Object.values(typeFacts).flatMap(({ mapsTo }) => mapsTo)).not.toContain("workerType");
  expect(bulkActionKinds.filter((kind) => kind.includes("type"))).toEqual([]);
});
