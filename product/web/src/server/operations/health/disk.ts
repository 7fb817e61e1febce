import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { seen, type Look } from "./seen.ts";

const gibibyte = 2 ** 30;

/** The fuller one of the disks that hold the data and the backups. */
export const lookAtDisk: Look = async ({ config }) => {
  const rooms = await Promise.all([config.dataDir, config.backup.folder].map(roomAt));
  const { free, total, folder } = rooms.reduce((room, other) => (other.free < room.free ? other : room));
  const share = total === 0 ? 1 : free / total;
  const values = { free: { bytes: free }, total: { bytes: total }, folder };
  if (free < gibibyte / 2 || share < 0.02) return seen("bad", "full", values);
  return free < 2 * gibibyte || share < 0.08 ? seen("warn", "low", values) : seen("ok", "ok", values);
};

/** A folder that is not there yet will lie on the disk of the one above it. */
async function roomAt(folder: string): Promise<{ free: number; total: number; folder: string }> {
  const path = resolve(folder);
  try {
    const { bavail, blocks, bsize } = await statfs(path);
    return { free: bavail * bsize, total: blocks * bsize, folder: path };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || dirname(path) === path) throw error;
    return roomAt(dirname(path));
  }
}
