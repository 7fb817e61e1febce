import { z } from "zod";

const positive = z.coerce.number().int().min(1).max(1_000_000);

export const restoring = z.object({ number: positive, version: positive });
