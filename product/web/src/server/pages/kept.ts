/** Data of every page, in memory: read anew when an act changed it. */
export type Kept<Value> = {
  now(): Promise<Value>;
  /** Says whether it was among them. */
  forget(kinds: ReadonlySet<string>): boolean;
  forgetAll(): void;
};

export function keepInMemory<Value>(kind: string, readAnew: () => Promise<Value>): Kept<Value> {
  let reading: Promise<Value> | undefined;
  const read = () => {
    const ownReading = readAnew();
    ownReading.catch(() => {
      if (reading === ownReading) reading = undefined;
    });
    return ownReading;
  };
  return {
    now: () => (reading ??= read()),
    forget(kinds) {
      if (!kinds.has(kind)) return false;
      reading = undefined;
      return true;
    },
    forgetAll() {
      reading = undefined;
    },
  };
}
