import { useEffect } from "react";

/** Shows in the content service's editor what was saved there, as soon as it was. */
export const useVisualEditor = (inFrame: boolean): void => {
  useEffect(() => {
    if (inFrame) void import("./visual-editor.ts").then(({ followEditor }) => followEditor());
  }, [inFrame]);
};
