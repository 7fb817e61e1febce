import { expect } from "vitest";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";
import { assignWorker } from "./commands.server.ts";
import { judgedPeopleOn } from "./queries.server.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot } = usePlanning(query);

test("Numbers of those on a shift are sent to who may see them now, and to nobody else", async () => {
  const shiftId = await shift(await event());
  const slotId = await slot(shiftId, { roleId: ready.roleId });
  await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  await query("UPDATE app.worker SET mobile = '+34600111222' WHERE id = $1", [ready.id]);
  expect(await judgedPeopleOn(planner, shiftId, true)).toMatchObject([{ mobile: "+34600111222" }]);
  expect(JSON.stringify(await judgedPeopleOn(planner, shiftId, false))).not.toContain("600111222");
});
