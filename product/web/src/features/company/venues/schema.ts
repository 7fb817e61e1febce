import { z } from "zod";
import { coordinatesFrom } from "@product/domain/company/coordinates";
import {
  addressLength,
  geofenceMetres,
  mostZones,
  recordNameLength,
  recordNotesLength,
  townLength,
  zoneNameLength,
} from "@product/domain/company/master-data";
import { countries } from "@product/domain/people/workers";
import { nations } from "@product/domain/rules/school-leaving";
import { isTimeZone } from "@product/domain/time/zone";

export const venuesAddress = "/admin/venues";

/** One name per line, in the order that people say them; blank lines and repeated names are not kept. */
const names = z
  .string()
  .default("")
  .transform((text) => [...new Set(text.split("\n").map((line) => line.trim()))].filter(Boolean))
  .refine((lines) => lines.length <= mostZones, { params: { fault: "tooMany", max: mostZones } })
  .refine((lines) => lines.every((line) => line.length <= zoneNameLength), {
    params: { fault: "lineTooLong", max: zoneNameLength },
  });

const notes = z.string().trim().max(recordNotesLength).default("");

export const venueForm = z
  .object({
    name: z.string().trim().min(1).max(recordNameLength),
    address: z.string().trim().max(addressLength).default(""),
    town: z.string().trim().max(townLength).default(""),
    country: z.enum(countries),
    /** Nation of the United Kingdom; when it is not given, that of the venue's company holds. */
    nation: z.enum(nations).optional(),
    timeZone: z.string().max(64).refine(isTimeZone),
    coordinates: z
      .string()
      .max(100)
      .refine((typed) => coordinatesFrom(typed), { params: { fault: "coordinates" } })
      .transform((typed) => coordinatesFrom(typed))
      .optional(),
    geofenceMetres: z.coerce.number().int().min(geofenceMetres.min).max(geofenceMetres.max).optional(),
    zones: names,
    gates: names,
    accessNotesEn: notes,
    accessNotesEs: notes,
    /** The holidays that hold there. */
    calendarId: z.uuid().optional(),
    /** None for a new one. */
    version: z.coerce.number().int().min(0).default(0),
  })
  // A distance is measured from a point.
  .refine(({ coordinates, geofenceMetres: metres }) => coordinates !== undefined || metres === undefined, {
    path: ["coordinates"],
    params: { fault: "required" },
  });
export type VenueForm = z.output<typeof venueForm>;
