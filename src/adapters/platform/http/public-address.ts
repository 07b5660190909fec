import { BlockList, isIP } from "node:net";

/** Special-purpose networks of the IANA registry: they contain no public hosts. */
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

/** Exceptions in 2000::/3, the only public IPv6 range: tunnels with an embedded IPv4 address, documentation. */
const IPV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const specialPurpose = new BlockList();
for (const [net, bits] of IPV4) specialPurpose.addSubnet(net, bits, "ipv4");
for (const [net, bits] of IPV6) specialPurpose.addSubnet(net, bits, "ipv6");

const globalIpv6 = new BlockList();
globalIpv6.addSubnet("2000::", 3, "ipv6");

/** Returns true for a public IP address; false for names. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !specialPurpose.check(address, "ipv4");
  return version === 6 && globalIpv6.check(address, "ipv6") && !specialPurpose.check(address, "ipv6");
};
