import { useEffect } from "react";

const YEAR_S = 365 * 24 * 60 * 60;

/** Sets the cookie `langue=fr` for a year, for other applications on the same host. */
export const useLanguageCookie = (): void => {
  useEffect(() => {
    document.cookie = `langue=fr; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  }, []);
};
