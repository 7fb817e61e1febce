import { z } from "zod";
import { moveObject } from "@platform/storage/objects/relocate";
import { answer, type Call } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";
import { readJson } from "@platform/storage/request/json";
import { placesIn, relocation } from "./object-relocate-body.ts";

const body = z.object(relocation);

export async function move(call: Call): Promise<Response> {
  const caller = await call.caller();
  const { from, to } = placesIn(await readJson(call.request, body));
  // Onto itself: the target exists, and is the source.
  if (from.bucket === to.bucket && from.name === to.name) throw refusals.keyExists();
  const { id } = await moveObject(call.storage, caller, from, to);
  return answer({ message: "Successfully moved", Id: id, Key: `${to.bucket}/${to.name}` });
}
