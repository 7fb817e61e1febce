import { z } from "zod";

export const shortestPassword = 15;
export const nameLength = 120;

export const ownerForm = z.object({
  name: z.string().trim().min(1).max(nameLength),
  email: z.email().max(255),
  // The service has the last word on what is strong enough.
  password: z.string().min(shortestPassword).max(72),
});

export type OwnerForm = z.output<typeof ownerForm>;
