/** As much of a browser as a gate needs to keep things and to send them: its store, its clock, and a net that leads to our routes. */
import { vi } from "vitest";

type Place = Map<IDBValidKey, unknown>;
export type Store = Map<string, Place>;

/** The disk of a browser; its pages come and go. */
export const aStore = (): Store => new Map();

/** A page that was just opened: nothing is in its memory, and all on its disk. */
export async function openPage<Page>(store: Store, load: () => Promise<Page>): Promise<Page> {
  vi.resetModules();
  vi.stubGlobal("indexedDB", { open: () => opening(store) });
  // The one of Node says nothing of a net.
  Object.defineProperty(navigator, "onLine", { configurable: true, value: true });
  return load();
}

/** Every request goes to `answer`; what it throws is a net that is gone. */
export const throughNet = (answer: (request: Request) => Promise<Response>): void =>
  void vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) =>
    answer(new Request(new URL(path, "https://x.test"), init)),
  );

function opening(store: Store) {
  const request = new Told();
  soon(() => {
    request.result = {
      objectStoreNames: { contains: (name: string) => store.has(name) },
      createObjectStore: (name: string) => void store.set(name, new Map()),
      transaction: () => transactionOn(store),
      addEventListener: () => undefined,
    };
    request.tell("upgradeneeded");
    request.tell("success");
  });
  return request;
}

function transactionOn(store: Store) {
  const transaction = Object.assign(new Told(), { objectStore: (name: string) => placeIn(store.get(name)!) });
  const placeIn = (place: Place) => {
    const requestFor = (done: () => unknown) => {
      const request = new Told();
      soon(() => {
        try {
          request.result = done();
          request.tell("success");
        } catch (error) {
          request.error = error;
          request.tell("error");
        }
        soon(() => transaction.tell("complete"));
      });
      return request;
    };
    return {
      transaction,
      get: (key: string) => requestFor(() => place.get(key)),
      getAll: () => requestFor(() => [...place.values()]),
      getAllKeys: () => requestFor(() => [...place.keys()]),
      put: (value: unknown, key: string) => requestFor(() => place.set(key, value)),
      add: (value: unknown, key: string) =>
        requestFor(() => {
          if (place.has(key)) throw new Error("ConstraintError");
          return place.set(key, value);
        }),
      delete: (key: string) => requestFor(() => void place.delete(key)),
      clear: () => requestFor(() => place.clear()),
    };
  };
  return transaction;
}

class Told extends EventTarget {
  result: unknown;
  error: unknown;
  tell = (what: string): void => void this.dispatchEvent(new Event(what));
}

const soon = (what: () => void) => void setTimeout(what, 0);
