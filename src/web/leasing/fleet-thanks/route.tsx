import { leadFormStrings as strings, ThanksPage } from "../../leads/index.ts";
import { thanksLoader } from "../../leads/index.server.ts";

export const loader = thanksLoader(({ paths }) => [{ href: paths.businessLeases(), label: strings.otherOffers }]);

export { unlistedMeta as meta } from "../../platform/page/index.ts";

export default ThanksPage;
