import { leadFormStrings as strings, ThanksPage } from "../../../leads/index.ts";
import { thanksLoader } from "../../../leads/index.server.ts";

export const loader = thanksLoader(({ paths }) => [
  { href: paths.stock(), label: strings.seeStock },
  { href: paths.home(), label: strings.home },
]);

export { unlistedMeta as meta } from "../../../platform/page/index.ts";

export default ThanksPage;
