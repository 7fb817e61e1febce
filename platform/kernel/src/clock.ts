/** The time, passed in so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

export const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

export const secondsAfter = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
