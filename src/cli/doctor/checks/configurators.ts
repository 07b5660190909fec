import { countOf, type DoctorCheck, fix } from "../doctor-check.ts";

/** Configurators of models are linked. */
export const configuratorsCheck: DoctorCheck = {
  name: "configurators",
  needs: "database",
  run: async ({ reader }) => {
    const { hiddenConfigurators: hidden } = await reader.advertising();
    return {
      summary: "all are linked",
      findings:
        hidden.length === 0
          ? []
          : [
              fix(
                `${countOf(hidden.length, "configurator")} on hosts that the settings do not name`,
                "write the hosts in hosts.configurators of the settings",
                hidden.map((model) => `model ${model}`),
              ),
            ],
      data: { hiddenConfigurators: hidden },
    };
  },
};
