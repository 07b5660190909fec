// The policy forbids what Zod tries with `new Function`, and the browser would report it. Production has no Zod in the browser.
globalThis.__zod_globalConfig = { jitless: true };
