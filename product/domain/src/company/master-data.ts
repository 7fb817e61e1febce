/** The limits of what a company sets up once: legal entities, roles, clients, venues and the like. */
export const recordNameLength = 120;
export const roleNameLength = 80;
export const taxIdLength = 40;
export const employerCodeLength = 40;
export const addressLength = 300;
export const registryLength = 200;
export const townLength = 120;
export const recordNotesLength = 2000;
export const emailLength = 254;
export const phoneLength = 40;

export const minimumAges = { min: 16, max: 99 } as const;
export const geofenceMetres = { min: 10, max: 50_000 } as const;

/** Zones and gates of a venue: how many of each, and how long their names are. */
export const mostZones = 200;
export const zoneNameLength = 80;

/** How long a document or a qualification is valid unless its paper says otherwise. */
export const monthsOfValidity = { min: 1, max: 600 } as const;

/** As a law is cited. */
export const citationLength = 200;
export const documentTypeNameLength = 120;
export const qualificationNameLength = 80;
export const calendarNameLength = 80;
