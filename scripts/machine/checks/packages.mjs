import { fullStamp, readStamp, runtimeStamp } from "../installed.mjs";
import { fix, ok, ROOT } from "../machine.mjs";

/** The packages of the lock file are installed. */
export const checkPackages = () => {
  const stamp = readStamp(ROOT);
  if (stamp === null) return fix("the packages are not installed", "npm start installs them");
  return stamp === fullStamp(ROOT) || stamp === runtimeStamp(ROOT)
    ? ok("the packages of package-lock.json are installed")
    : fix("package-lock.json has changed since the packages were installed", "npm start installs them");
};
