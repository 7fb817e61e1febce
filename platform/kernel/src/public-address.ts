/** Which addresses are anyone's on the Internet, and not a machine of ours, of this network, or of whoever hosts us. */
import { BlockList, isIPv4, isIPv6 } from "node:net";

export const isPublicAddress = (address: string): boolean =>
  isIPv4(address) ? !closedToAll.check(address, "ipv4") : isIPv6(address) && isPublicIPv6(address);

// All that is given out so far lies in 2000::/3: whatever is mapped, embedded, local or many lies outside, but for what is listed.
const isPublicIPv6 = (address: string) => allocated.check(address, "ipv6") && !closedToAll.check(address, "ipv6");

const allocated = new BlockList();
allocated.addSubnet("2000::", 3, "ipv6");

const closedToAll = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // Here clouds tell a machine its secrets.
  ["169.254.0.0", 16],
  ["168.63.129.16", 32],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  closedToAll.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  // Teredo and its neighbours, examples, and 6to4, each of which can hold an address of the other kind.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closedToAll.addSubnet(network, bits, "ipv6");
