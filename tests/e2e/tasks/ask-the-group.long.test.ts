import { askTheGroup } from "./ask-the-group.ts";

askTheGroup("at a desk", { viewport: { width: 1440, height: 900 } });
