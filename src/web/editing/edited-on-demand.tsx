import { type ComponentType, createContext, use } from "react";
import { reloadOnce } from "../platform/versions/index.ts";
import type { EditedSectionsProps } from "./edited-sections.tsx";

type EditedSections = ComponentType<EditedSectionsProps>;

/** The component on the server; null in the browser, which loads it. */
export const EditedSectionsContext = createContext<EditedSections | null>(null);

let loaded: Promise<EditedSections> | null = null;

const load = (): Promise<EditedSections> => {
  loaded ??= import("./edited-sections.tsx").then((module) => module.EditedSections).catch(reloadOnce);
  return loaded;
};

/** Editor view of a page. Its script is never loaded on visitors' pages. */
export const EditedOnDemand = (props: EditedSectionsProps) => {
  const Edited = use(EditedSectionsContext) ?? use(load());
  return <Edited {...props} />;
};
