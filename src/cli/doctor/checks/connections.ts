import { findUnencryptedConnections } from "#application/site/index.ts";
import { type DoctorCheck, warn } from "../doctor-check.ts";

/** Connections to other machines are encrypted. */
export const connectionsCheck: DoctorCheck = {
  name: "connections",
  needs: "settings",
  run: async ({ context: { config }, settings }) => ({
    summary: "all that leave this machine are encrypted",
    findings: findUnencryptedConnections({ ...config, ...settings.leads }).map((connection) =>
      warn(connection, "encrypt it, unless nobody else can reach that network"),
    ),
  }),
};
