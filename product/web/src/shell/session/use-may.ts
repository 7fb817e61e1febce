import type { Permission } from "@product/domain/permissions/catalogue";
import { useUser } from "./user-store.ts";

/** Whether something may be named to the person here; where nothing is needed, always. The server decides again. */
export function useMay(): (needs: Permission | undefined) => boolean {
  const user = useUser();
  return (needs) => needs === undefined || (user?.permissions.includes(needs) ?? false);
}
