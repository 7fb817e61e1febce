import { expect, it } from "vitest";
import { z } from "zod";
import { readJson } from "./json.ts";

const brokenOff = () =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"email":'));
      controller.error(new Error("aborted"));
    },
  });

it.each([{}, { "content-length": "100" }])(
  "a body that breaks off is a mistake of whoever sent it: %j",
  async (headers) => {
    const sent = { method: "POST", headers, body: brokenOff(), duplex: "half" };
    const request = new Request("http://localhost/", sent);
    await expect(readJson(request, z.object({}))).rejects.toMatchObject({ status: 400, code: "bad_json" });
  },
);
