import { useEffect } from "react";
import { writeHostCookie } from "#domain/shared/index.ts";

/** Sets the cookie `langue=fr`, on https `__Host-langue=fr`, for a year, for other applications on the same host. */
export const useLanguageCookie = (): void => {
  useEffect(() => {
    document.cookie = writeHostCookie("langue", "fr", location.protocol === "https:");
  }, []);
};
