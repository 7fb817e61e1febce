import { expect, test } from "vitest";
import { failure } from "./failures.ts";

test("a failure can be sent whatever stands in its sentence", () => {
  const { data, init } = failure("pageNotFound", { path: "/contract/…/copía🙂\ud83d.pdf" });
  expect(data.values).toEqual({ path: "/contract/…/copía🙂\ud83d.pdf" });
  expect(new Response(null, init!)).toMatchObject({
    status: 404,
    statusText: "Page not found: /contract/%E2%80%A6/cop%C3%ADa%F0%9F%99%82%EF%BF%BD.pdf",
  });
});
