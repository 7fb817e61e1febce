/** When a backup is made by itself: in the small hours of this machine, or as soon as a night was missed. */
const hourMs = 3600 * 1000;

export function isBackupDue(now: Date, last: Date): boolean {
  const hours = (now.getTime() - last.getTime()) / hourMs;
  return hours > 28 || (hours > 20 && now.getHours() >= 2 && now.getHours() < 6);
}

/** Once a week, and only when there is something newer to try. */
export const isTrialDue = (now: Date, lastTrial: Date | undefined, lastBackup: Date | undefined): boolean =>
  lastBackup !== undefined &&
  (lastTrial === undefined || (now.getTime() - lastTrial.getTime() > 7 * 24 * hourMs && lastBackup > lastTrial));
