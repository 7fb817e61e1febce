/** Forms that strangers may fill in: they are the way in, and bounded like all others. */
export const openToAll = [
  "/auth/confirm",
  "/data-protection/complaint",
  "/gate",
  "/login",
  "/login/code",
  "/login/company",
  "/login/forgot",
  "/logout",
  "/signup/resume",
  "/workerpass/send",
];
