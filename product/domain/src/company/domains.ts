const form = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** A name of the Internet as it stands behind the @ of an address, in small letters. */
export const isDomain = (name: string): boolean => form.test(name);

export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();
