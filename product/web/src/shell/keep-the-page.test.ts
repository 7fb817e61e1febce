import { createMemoryRouter, type RouteObject } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bindFailure, keepThePage } from "./keep-the-page.ts";

let page: () => unknown;
let answer: () => unknown;
const onFailure = vi.fn();
const routes: RouteObject[] = [
  {
    id: "root",
    path: "/",
    middleware: [keepThePage],
    children: [
      { id: "form", path: "form", loader: () => page(), action: () => answer() },
      { id: "question", path: "question", loader: () => answer(), action: () => answer() },
      { id: "broken", path: "broken", loader: () => answer() },
    ],
  },
];
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(async () => {
  page = () => "the form";
  answer = () => {
    throw new Error("broken");
  };
  onFailure.mockClear();
  bindFailure(onFailure);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  router = createMemoryRouter(routes, {
    initialEntries: ["/form"],
    hydrationData: { loaderData: { form: "the form" } },
  });
  Reflect.set(globalThis, "__reactRouterDataRouter", router);
});
afterEach(() => vi.restoreAllMocks());

const settled = (key: string, options?: object, address = "/question") => {
  let last: unknown;
  const stop = router.subscribe(({ fetchers }) => (last = fetchers.get(key)?.data ?? last));
  return router.fetch(key, "form", address, options as never).then(() => (stop(), last));
};
const sent = { formMethod: "post", formData: new FormData() } as const;

describe("what is asked in the background", () => {
  test.each([
    ["is asked", undefined, "/question"],
    ["is sent", sent, "/question"],
    ["is sent to the page itself", sent, "/form?do=save"],
  ])("leaves the page standing when it fails while it %s", async (_, options, address) => {
    expect(await settled("one", options, address)).toBeUndefined();
    expect(router.state).toMatchObject({ errors: null, loaderData: { form: "the form" } });
    expect(onFailure).toHaveBeenCalledTimes(address.includes("do=") ? 1 : 0);
  });

  test("is answered where all is well", async () => {
    answer = () => "known";
    expect(await settled("two")).toBe("known");
  });

  test("leaves the page as it was when asking it anew fails, unless it is gone", async () => {
    page = () => {
      throw new Error("away");
    };
    await router.revalidate();
    expect(router.state).toMatchObject({ errors: null, loaderData: { form: "the form" } });
    page = () => {
      throw new Response("gone", { status: 404 });
    };
    await router.revalidate();
    expect(router.state.errors).not.toBeNull();
  });

  test("is not what someone goes to", async () => {
    await router.navigate("/broken");
    expect(router.state.errors).not.toBeNull();
  });
});
