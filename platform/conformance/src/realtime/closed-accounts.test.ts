/** A closed account loses its open sockets, though its token has not yet expired. */
import { expect, it } from "vitest";
import { granted } from "@platform/conformance/testing/answers";
import { signedIn } from "@platform/conformance/testing/people";
import { usePlatform } from "@platform/conformance/testing/platform";
import { subscribe } from "./testing/clients.ts";

const platform = usePlatform();

async function inTheLobby() {
  const person = await signedIn(platform);
  await person.client.realtime.setAuth(person.session.access_token);
  const statuses = subscribe(person.client.channel("lobby"));
  expect(await statuses.first).toEqual({ status: "SUBSCRIBED" });
  return { ...person, statuses };
}

it.each([
  ["banned", (id: string) => platform.admin().updateUserById(id, { ban_duration: "24h" })],
  ["deleted", (id: string) => platform.admin().deleteUser(id)],
  ["deleted so that a row is left", (id: string) => platform.admin().deleteUser(id, true)],
] as const)("an account that is %s loses its channels, and nobody else does", async (_, close) => {
  const [leaving, staying] = [await inTheLobby(), await inTheLobby()];
  await granted(close(leaving.user.id));
  await expect.poll(() => leaving.statuses.map(({ status }) => status)).toContain("CLOSED");
  expect(staying.statuses.map(({ status }) => status)).toEqual(["SUBSCRIBED"]);
  await Promise.all([leaving, staying].map(({ client }) => client.realtime.disconnect()));
});
