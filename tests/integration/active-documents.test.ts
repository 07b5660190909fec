// A document of each kind; the long lane sends all, with a scanner too.
import { describeDocuments, HONEST, ONE_REFUSED_OF_EACH_KIND } from "./active-documents.ts";

describeDocuments({ refused: ONE_REFUSED_OF_EACH_KIND, honest: HONEST });
