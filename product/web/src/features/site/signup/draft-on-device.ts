/**
 * The typed answers, in this tab alone. Within another site many browsers let a page keep nothing, and throw where it
 * tries: the form goes on without.
 */
export const draftOnDevice = {
  read: (key: string) => orNothing(() => sessionStorage.getItem(key)),
  keep: (key: string, text: string) => void orNothing(() => sessionStorage.setItem(key, text)),
  forget: (key: string) => void orNothing(() => sessionStorage.removeItem(key)),
};

function orNothing<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
