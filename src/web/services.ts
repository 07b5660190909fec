import { createContext } from "react-router";

export type WebServices = Record<string, never>;

export const servicesContext = createContext<WebServices>();
