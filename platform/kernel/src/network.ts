/** The network that an address stands for: a whole IPv4 address, or the /64 that one IPv6 household or phone has. */
import { isIPv6 } from "node:net";

export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : plain;
}

function groupsOf(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const front = head === "" ? [] : head.split(":");
  if (tail === undefined) return front;
  const back = tail === "" ? [] : tail.split(":");
  return [...front, ...Array<string>(8 - front.length - back.length).fill("0"), ...back];
}
