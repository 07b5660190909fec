import { useEffect } from "react";

const YEAR_S = 365 * 24 * 60 * 60;

/** The site speaks French; the cookie says so for a year from each visit, to whatever else stands at this address. */
export const useLanguageCookie = (): void => {
  useEffect(() => {
    document.cookie = `langue=fr; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  }, []);
};
