/** Lets one piece of work happen at a time and some wait; more than that is refused by `whenFull`. */
export function boundedQueue(mostWaiting: number, whenFull: () => Error) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting > mostWaiting) return Promise.reject(whenFull());
    waiting++;
    const outcome = last.then(work).finally(() => waiting--);
    last = outcome.catch(() => {});
    return outcome;
  };
}
