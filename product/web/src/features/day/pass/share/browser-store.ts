/** A store of the browser, opened once. */
export function openStore(name: string, places: readonly string[], version = 1): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | undefined;
  return () =>
    (opening ??= new Promise((resolve, reject) => {
      const asked = indexedDB.open(name, version);
      asked.addEventListener("upgradeneeded", () => {
        for (const place of places)
          if (!asked.result.objectStoreNames.contains(place)) asked.result.createObjectStore(place);
      });
      // A newer page of another window may want to add to it.
      asked.addEventListener("success", () =>
        asked.result.addEventListener("versionchange", () => asked.result.close()),
      );
      finished<IDBDatabase>(asked).then(resolve, reject);
    }));
}

/** That something is written is known only once its transaction is over: a full disk may refuse it at the very end. */
export const written = ({ transaction }: IDBRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction!.addEventListener("complete", () => resolve());
    transaction!.addEventListener("abort", () => reject(transaction!.error ?? new Error("the browser keeps nothing")));
  });

export const finished = <Result>(asked: IDBRequest): Promise<Result> =>
  new Promise((resolve, reject) => {
    asked.addEventListener("success", () => resolve(asked.result as Result));
    asked.addEventListener("error", () => reject(asked.error ?? new Error("the browser keeps nothing")));
  });
