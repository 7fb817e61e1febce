/** All files of one document together, in bytes: they come with one form, and are held in memory while they are checked. */
export const largestDocument = 60 * 1024 * 1024;
