import { useEffect } from "react";

/** Reloads the page in the visual editor after each save. */
export const useVisualEditor = (inFrame: boolean): void => {
  useEffect(() => {
    if (inFrame) void import("./visual-editor.ts").then(({ reloadOnEditorChange: followEditor }) => followEditor());
  }, [inFrame]);
};
