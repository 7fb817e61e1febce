import { z } from "zod";

/** A button: nothing is asked but that it be pressed. */
export const backUpForm = z.object({});
