import { beforeAll, expect, test } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { itIs } from "#testing/clock.ts";
import { usePlanning } from "#testing/planning.ts";
import { anOpenForm } from "#testing/sign-up-form.ts";
import { firstForm, openShifts } from "./queries.server.ts";

const { query } = useTestDatabase({ people: true });
const { event, shift, slot } = usePlanning(query);
let eventId: string;
beforeAll(async () => {
  eventId = await event({ titleEn: "Ribera Sonora Festival" });
  const shiftId = await shift(eventId);
  await slot(shiftId, { target: 3, maximum: 3 });
});
const announce = async (visibility = "public", published: string | null = "2027-05-30T08:00:00Z") => {
  await query("UPDATE app.event SET visibility = $2, status = 'staffing' WHERE id = $1", [eventId, visibility]);
  await query("UPDATE app.shift SET published_at = $2 WHERE event_id = $1", [eventId, published]);
};

test("strangers see published shifts of public events alone, by the clock of the place", async () => {
  itIs("2027-06-01T08:00:00Z");
  await announce("workers");
  expect(await openShifts("en")).toEqual([]);
  await announce("public", null);
  expect(await openShifts("en")).toEqual([]);
  await announce();
  expect(await openShifts("en")).toMatchObject([
    { day: "2027-06-18", startsAt: "14:00", endsAt: "22:00", event: "Ribera Sonora Festival", places: 3, form: null },
  ]);
  expect(await openShifts("en")).toMatchObject([{ country: "ES", postedAt: "2027-05-30T08:00:00.000Z" }]);
  expect(await openShifts("es")).toMatchObject([{ event: "Ribera Sonora" }]);
  itIs("2027-06-18T12:00:00Z");
  expect(await openShifts("en")).toEqual([]);
});

test("each leads to the form of its event, or else to that of its company", async () => {
  itIs("2027-06-01T08:00:00Z");
  await announce();
  expect(await firstForm("es")).toBeNull();
  const general = await anOpenForm(demoEntities.ES.id);
  expect(await openShifts("en")).toMatchObject([{ form: general.slug }]);
  const own = await anOpenForm(demoEntities.ES.id, { eventId });
  expect(await openShifts("en")).toMatchObject([{ form: own.slug }]);
  await anOpenForm(demoEntities.ES.id, { state: "closed" });
  const english = await anOpenForm(demoEntities.ES.id, { language: "en" });
  expect([await firstForm("es"), await firstForm("en")]).toEqual([general.slug, english.slug]);
});
