/** How the installation is doing, as the back office reads it. */
import { createContext } from "react-router";
import type { Finding } from "./health-findings.ts";

export type KeptBackup = { name: string; madeAt: Date; bytes: number; isEncrypted: boolean };

export type Health = {
  /** Looks at everything, which takes a moment. */
  findings(): Promise<Finding[]>;
  /** Newest first. */
  backups(): Promise<KeptBackup[]>;
};

export const healthContext = createContext<Health>();
