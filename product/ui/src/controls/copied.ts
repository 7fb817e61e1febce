/** Copies, and says so for 1500 ms. */
export function createCopied({
  write,
  feedbackTime = 1500,
}: {
  write: (text: string) => Promise<void>;
  feedbackTime?: number;
}) {
  let isCopied = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readers = new Set<() => void>();
  const become = (next: boolean) => {
    isCopied = next;
    for (const tell of readers) tell();
  };
  return {
    async copy(text: string): Promise<void> {
      await write(text);
      clearTimeout(timer);
      become(true);
      timer = setTimeout(become, feedbackTime, false);
    },
    snapshot: (): boolean => isCopied,
    subscribe(tell: () => void): () => void {
      readers.add(tell);
      return () => readers.delete(tell);
    },
  };
}
