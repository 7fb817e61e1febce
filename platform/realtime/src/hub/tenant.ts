/** A topic in one of its two worlds: public and private channels of the same name never meet. */
export type Tenant = { name: string; isPrivate: boolean };

export const tenantKey = ({ name, isPrivate }: Tenant): string => `${isPrivate ? "private" : "public"}:${name}`;

/** As it stands in frames. */
export const topicOf = ({ name }: Tenant): string => `${prefix}${name}`;

export const nameIn = (topic: string): string | undefined =>
  topic.startsWith(prefix) ? topic.slice(prefix.length) : undefined;

const prefix = "realtime:";
