import { BlockList, isIP } from "node:net";

/** Special-purpose networks (IANA registries of IPv4 and IPv6): nothing in them is a public host. */
const IPV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

/** Of IPv6 only 2000::/3 is public; these are the exceptions in it (tunnels that hide an IPv4 address, documentation). */
const IPV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const blocked = new BlockList();
for (const [net, bits] of IPV4) blocked.addSubnet(net, bits, "ipv4");
for (const [net, bits] of IPV6) blocked.addSubnet(net, bits, "ipv6");

const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is one of the public internet. A name is not. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !blocked.check(address, "ipv4");
  return version === 6 && global6.check(address, "ipv6") && !blocked.check(address, "ipv6");
};
