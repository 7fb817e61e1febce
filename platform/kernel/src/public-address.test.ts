import { expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

it.each([
  ..."127.0.0.1 127.9.9.9 0.0.0.0 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 100.64.0.1 100.100.100.200".split(" "),
  ..."169.254.169.254 168.63.129.16 192.0.0.8 192.0.2.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 255.255.255.255".split(
    " ",
  ),
  ..."::1 :: fe80::1 fec0::1 fc00::1 fd00:ec2::254 ff02::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:7f00:1 ::127.0.0.1".split(
    " ",
  ),
  ..."64:ff9b::7f00:1 64:ff9b::8.8.8.8 64:ff9b:1::1 2002:7f00:1:: 2001::1 2001:db8::1 100::1 3fff::1".split(" "),
  ..."localhost 2130706433 0x7f.1 ".split(" "),
])("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false));

it.each("8.8.8.8 1.1.1.1 93.184.216.34 172.32.0.1 100.128.0.1 2606:4700::1111 2a00:1450:4003::1".split(" "))(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);
