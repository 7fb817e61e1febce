import type { PlaceKind } from "@product/domain/permissions/grants";

export type ChoosablePlace = { kind: PlaceKind; id: string; name: string };

/** Where a group can be given instead of everywhere. Legal entities, clients, venues and events join as they are built. */
export const placesToChoose = async (): Promise<ChoosablePlace[]> => [];
