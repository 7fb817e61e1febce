/** A store of the browser, opened once. */
export function openStore(name: string, places: readonly string[], version = 1): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | undefined;
  return () =>
    (opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.addEventListener("upgradeneeded", () => {
        for (const place of places)
          if (!request.result.objectStoreNames.contains(place)) request.result.createObjectStore(place);
      });
      // A newer page of another window may want to add to it.
      request.addEventListener("success", () =>
        request.result.addEventListener("versionchange", () => request.result.close()),
      );
      finished<IDBDatabase>(request).then(resolve, reject);
    }));
}

/** That something is written is known only once its transaction is over: a full disk may refuse it at the very end. */
export const written = ({ transaction }: IDBRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction!.addEventListener("complete", () => resolve());
    transaction!.addEventListener("abort", () => reject(transaction!.error ?? new Error("the browser keeps nothing")));
  });

export const finished = <Result>(request: IDBRequest): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result as Result));
    request.addEventListener("error", () => reject(request.error ?? new Error("the browser keeps nothing")));
  });
