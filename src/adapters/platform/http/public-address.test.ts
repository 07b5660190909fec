import { expect, test } from "vitest";
import { isPublicAddress } from "./transport.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "255.255.255.255",
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "fe80::1",
  "fd00::1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "localhost",
])("treats %s as not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "172.32.0.1", "2606:4700::1111"])("treats %s as public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
