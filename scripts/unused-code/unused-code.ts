import type { Plugin } from "vite";
import { REACT_CODE } from "./react-code.ts";
import { removeCode } from "./remove-code.ts";
import { ROUTER_CODE } from "./router-code.ts";

const FILES = Object.entries({ ...REACT_CODE, ...ROUTER_CODE });

/**
 * Leaves out of React and its router, in the browser, what no page uses (docs/decisions/0027-unused-framework-code.md).
 * Fails where a package no longer has it.
 */
export const unusedCode = (): Plugin => {
  const found = new Set<string>();
  return {
    name: "unused-code",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
      handler(code, id) {
        const path = id.replaceAll("\\", "/");
        const [end, unused] = FILES.find(([each]) => path.endsWith(`/${each}`)) ?? [];
        if (end === undefined || unused === undefined) return null;
        found.add(end);
        return { code: removeCode(this.parse(code), code, unused), map: null };
      },
    },
    generateBundle() {
      const missing = FILES.map(([end]) => end).filter((end) => !found.has(end));
      if (missing.length > 0) this.error(`no longer in the build: ${missing.join(", ")}: see scripts/unused-code`);
    },
  };
};
