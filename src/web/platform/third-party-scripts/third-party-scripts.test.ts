import { expect, test } from "vitest";
import { toThirdPartyScripts } from "./third-party-scripts.tsx";

test("has no script of others unless one is configured", () => {
  expect(toThirdPartyScripts({ tagManagerId: null }, null)).toEqual([]);
});

test("loads the configured container, for measurement", () => {
  expect(toThirdPartyScripts({ tagManagerId: "GTM-AB12" }, null)).toEqual([
    {
      purpose: "measurement",
      src: "https://www.googletagmanager.com/gtm.js?id=GTM-AB12",
      data: {},
      startsDataLayer: true,
    },
  ]);
});

test("gives the chat its identifier, for services", () => {
  const chat = { script_url: "https://chat.example/{app_id}/widget.js", host: "api.chat.example", app_id: "a:1" };
  expect(toThirdPartyScripts({ tagManagerId: null }, chat)).toMatchObject([
    { purpose: "services", src: "https://chat.example/a%3A1/widget.js", data: { appId: "a:1" } },
  ]);
});
